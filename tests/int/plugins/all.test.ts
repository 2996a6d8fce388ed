import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pluginsOf } from '@/config/definePlugin'
import { boot } from '@tests/support/boot'
import { productPlugins } from '@tests/support/productPlugins'

it('every plugin of the product is tried switched off', async () => {
  const app = await boot()
  const names = pluginsOf(app.config).map(({ name }) => name)
  expect((await productPlugins()).map(({ name }) => name)).toEqual(names)
  expect(names.filter((name) => !existsSync(join(import.meta.dirname, `without.${name}.test.ts`)))).toEqual([])
  await app.close()
})
