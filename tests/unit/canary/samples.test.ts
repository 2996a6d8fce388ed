import { readdirSync } from 'node:fs'
import type { BasePayload, FlattenedField } from 'payload'
import type { AppPart } from '@/lib/apps/defineApp'
import { sampleData } from '@/plugins/canary/lib/samples/sampleData'

const payload = {} as BasePayload
const APPS = readdirSync('src/lib/apps/catalogue').map((file) => file.replace(/\.ts$/, ''))

const settingsOf = async (name: string): Promise<FlattenedField[]> => {
  const [part] = Object.values(
    (await import(`@/lib/apps/catalogue/${name}`)) as Record<string, AppPart<FlattenedField>>,
  )
  return part!.settings ?? []
}

it.each(APPS)('the canary fills in whatever the settings of the app %s require', async (name) => {
  const settings = await settingsOf(name)
  const data = await sampleData(settings, { payload, refer: () => Promise.reject(new Error('Refers to nothing')) })
  for (const field of settings)
    if ('required' in field && field.required && !('defaultValue' in field)) expect(data).toHaveProperty(field.name)
})

it('the canary says which field it has no sample for', async () => {
  const field = { name: 'odd', required: true, type: 'text', validate: () => 'Never' } as never
  await expect(sampleData([field], { payload, refer: () => Promise.resolve('') })).rejects.toThrow('odd')
})
