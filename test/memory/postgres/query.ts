import { Client } from "pg";

export async function query<Row>(address: string, statement: string): Promise<readonly Row[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}
