export const BURST_FRAME = 18;
