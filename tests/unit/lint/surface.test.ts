import { resolve } from 'node:path'
import { RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import { takeFromSurface } from '../../../eslint/surface.mjs'

RuleTester.describe = describe
RuleTester.it = it
RuleTester.itOnly = it.only

const filename = resolve('src/plugins/seo/operations/checkPages.ts')
const [client, server, shared] = ['@/exports/client', '@/exports/server', '@/exports/shared']
const refused = (code: string, entry: string | undefined, ...names: string[]) => ({
  code,
  errors: names.map((name) => ({ data: { entry, name }, messageId: 'surface' })),
  filename,
})

new RuleTester({ languageOptions: { parser: tseslint.parser as never } }).run(
  'takes-from-surface',
  takeFromSurface as never,
  {
    invalid: [
      refused(`import { Button } from '@/components/ui/Button/Button'`, client, 'Button'),
      refused(`import { oneRow, dbOf as db } from '@/database/connections'`, server, 'oneRow', 'dbOf'),
      refused(`import { hasPermission, administers } from '@/access/person'`, shared, 'hasPermission'),
      refused(`import { 'Button' as Other } from '@/components/ui/Button/Button'`, client, 'Button'),
      // In other forms.
      refused(`export { dbOf as db, tableOf } from '@/database/connections'`, server, 'dbOf'),
      refused(`export * from '@/components/ui/Button/Button'`, client, 'Button'),
      refused(`export * as buttons from '@/components/ui/Button/Button'`, client, 'Button'),
      refused(`import * as buttons from '@/components/ui/Button/Button'`, client, 'Button'),
      refused(`const buttons = await import('@/components/ui/Button/Button')`, client, 'Button'),
      refused('const buttons = await import(`@/components/ui/Button/Button`)', client, 'Button'),
      refused(`type Has = typeof import('@/access/person').hasPermission`, shared, 'hasPermission'),
      refused(`type Buttons = typeof import('@/components/ui/Button/Button')`, client, 'Button'),
      // From the same module by another name.
      refused(`import { hasPermission } from '../../../access/person'`, shared, 'hasPermission'),
      refused(`export { hasPermission } from '../../../access/person.ts'`, shared, 'hasPermission'),
      refused(`import { hasPermission } from '@/plugins/../access/person'`, shared, 'hasPermission'),
    ] as never,
    valid: [
      `import { Button } from '@/exports/client'`,
      `export { Button } from '@/exports/client'`,
      `import { tableOf } from '@/database/connections'`,
      `export { tableOf } from '@/database/connections'`,
      `export * from '@/lib/values'`,
      `import { administers } from '@/access/person'`,
      `type Administers = typeof import('@/access/person').administers`,
      `import { Button } from './Button'`,
      `import { hasPermission } from '../access/person'`,
      `const sdk = await import('@modelcontextprotocol/sdk/types.js')`,
      'const theme = await import(`./themes/${name}`)',
      `const hasPermission = () => true; export { hasPermission }`,
    ].map((code) => ({ code, filename })) as never,
  },
)
