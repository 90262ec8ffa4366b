export const formatTime = (frame: number, fps: number): string => {
  const seconds = Math.floor(frame / fps);

  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
