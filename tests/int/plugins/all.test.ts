import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { featuresOf } from '@/config/feature'
import { boot } from '@tests/support/boot'
import { productPlugins } from '@tests/support/productPlugins'

it('every plugin of the product is tried switched off', async () => {
  const app = await boot()
  const names = featuresOf(app.config).map(({ name }) => name)
  expect((await productPlugins()).map(({ slug }) => slug)).toEqual(names)
  expect(names.filter((name) => !existsSync(join(import.meta.dirname, `without.${name}.test.ts`)))).toEqual([])
  await app.close()
})
