import { Table } from '@trolley/ui/Table.tsx';
import type { BlockProps } from './blockProps.ts';

export function TableBlock({ block: { caption, head, rows }, anchor }: BlockProps<'table'>) {
  return (
    <div className="block block-table" id={anchor}>
      <Table caption={caption} head={head} rows={rows} />
    </div>
  );
}
