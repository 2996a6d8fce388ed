import { RuleTester } from 'eslint'
import { takeFromSurface } from '../../../eslint/surface.mjs'

RuleTester.describe = describe
RuleTester.it = it
RuleTester.itOnly = it.only

new RuleTester().run('takes-from-surface', takeFromSurface as never, {
  invalid: [
    [`import { Button } from '@/components/ui/Button/Button'`, 'Button', '@/exports/client'],
    [`import { oneRow, dbOf as db } from '@/database/connections'`, 'dbOf', '@/exports/server', 'oneRow'],
    [`import { hasPermission, administers } from '@/access/person'`, 'hasPermission', '@/exports/shared'],
  ].map(([code, name, entry, first]) => ({
    code,
    errors: [first, name]
      .filter((each) => each !== undefined)
      .map((each) => ({ data: { entry, name: each }, messageId: 'surface' })),
  })) as never,
  valid: [
    `import { Button } from '@/exports/client'`,
    `import { tableOf } from '@/database/connections'`,
    `import { administers } from '@/access/person'`,
    `import { Button } from './Button'`,
  ],
})
