export type Item = {
  id: number;
  color: string;
  left: number;
  top: number;
  width: number;
  height: number;
};

export type ChangeItem = (id: number, change: Partial<Item>) => void;
