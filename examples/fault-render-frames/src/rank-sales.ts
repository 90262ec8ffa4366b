export type Sale = {
  product: string;
  amount: number;
};

export const rankSales = (sales: Sale[]): Sale[] => {
  console.log('Ranking the sales');
  return [...sales].sort((one, other) => other.amount - one.amount);
};
