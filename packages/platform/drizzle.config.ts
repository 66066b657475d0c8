import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/{kit/tables,tables/*}.ts',
  out: './migrations',
});
