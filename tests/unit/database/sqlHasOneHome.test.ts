import { Linter } from 'eslint'
import config from '../../../eslint.config.mjs'

const IMPORT = "import { sql } from 'drizzle-orm'\nexport const one = sql`select 1`\n"
const POOL = 'export const one = (pool: { query: (text: string) => unknown }) => pool.query(`select 1`)\n'

const messagesAbout = (code: string, filename: string): string[] =>
  new Linter().verify(code, config as Linter.Config[], { filename }).map(({ message }) => message)

describe('lint rule for SQL outside of src/database', () => {
  it.each([
    'src/endpoints/accounts/login.ts',
    'src/access/personOf.ts',
    'src/emails/queueMail.ts',
    'src/globals/platformOf.ts',
    'src/collections/Pages/placePage.ts',
    'src/components/frame/navigation/frameOf.ts',
    'src/config/callboard.ts',
    'src/jobs/tasks/tidy.ts',
    'src/app/(payload)/requireDatabase.ts',
    'src/plugins/search/hooks/indexDocument.ts',
  ])('refuses SQL in %s and names the folder where it belongs', (file) => {
    expect(messagesAbout(IMPORT, file)).toEqual([expect.stringContaining('src/database/<subject>')])
    expect(messagesAbout(POOL, file)).toEqual([expect.stringContaining('src/database/<subject>')])
  })

  it.each(['src/database/accounts/tokens.ts', 'src/plugins/search/database/entries.ts'])('allows SQL in %s', (file) => {
    expect(messagesAbout(IMPORT, file)).toEqual([])
    expect(messagesAbout(POOL, file)).toEqual([])
  })

  it('allows an import of the SQL type only', () => {
    expect(
      messagesAbout(
        "import type { SQL } from 'drizzle-orm'\nexport type Statement = SQL\n",
        'src/endpoints/domains/queueCertificateWatch.ts',
      ),
    ).toEqual([])
  })
})
