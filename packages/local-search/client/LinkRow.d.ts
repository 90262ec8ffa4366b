import type { ReactNode } from 'react';
export interface LinkRowProps {
    readonly links: readonly {
        readonly label: string;
        readonly to: string;
    }[];
    readonly onClick?: () => void;
}
export default function LinkRow({ links, onClick }: LinkRowProps): ReactNode;
