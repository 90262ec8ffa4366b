const answers = new Map<string, Promise<number[]>>();

const load = async (region: string): Promise<number[]> => {
  const response = await fetch(`http://localhost:4000/sales?region=${encodeURIComponent(region)}`);
  if (!response.ok) {
    throw new Error(`No figures for "${region}": status ${response.status}`);
  }

  return (await response.json()) as number[];
};

export const loadFigures = (region: string): Promise<number[]> => {
  const known = answers.get(region);
  if (known) {
    return known;
  }

  const answer = load(region);
  answers.set(region, answer);
  answer.catch(() => answers.delete(region));

  return answer;
};
