/** Prints rows as columns that are aligned to the right. The first row contains the headers. */
export const printTable = (rows) => {
  const [headers] = rows;
  for (const row of rows) {
    console.log(row.map((cell, index) => String(cell).padStart(headers[index].length)).join('   '));
  }
};
