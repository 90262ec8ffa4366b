import Image from 'next/image';

export const OptimizedPhoto: React.FC<{src: string}> = ({src}) => {
  return <Image src={src} alt="" width={320} height={180} />;
};
