import type pg from 'pg';

export interface DescribedColumn {
  readonly name: string;
  readonly dataTypeID: number;
}

interface Connection {
  parse(statement: { readonly text: string; readonly name: string }): void;
  describe(which: { readonly type: 'S'; readonly name: string }): void;
  sync(): void;
}

/** Has PostgreSQL parse a statement and say which columns it gives, without running it. */
export function describeStatement(client: pg.Client, text: string): Promise<readonly DescribedColumn[]> {
  return new Promise((resolve, reject) => {
    let columns: readonly DescribedColumn[] = [];
    const submittable = {
      submit(connection: Connection) {
        connection.parse({ text, name: '' });
        connection.describe({ type: 'S', name: '' });
        connection.sync();
      },
      handleRowDescription: ({ fields }: { readonly fields: readonly DescribedColumn[] }) => {
        columns = fields;
      },
      handleReadyForQuery: () => resolve(columns),
      handleError: reject,
    };
    client.query(submittable as unknown as pg.Submittable);
  });
}
