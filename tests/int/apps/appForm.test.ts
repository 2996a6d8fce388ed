import { createLocalReq } from 'payload'
import { appFieldsOf } from '@/collections/AppConfig/appFields'
import { appFormState } from '@/components/settings/AppForm/appFormState'
import { boot, type TestApp } from '@tests/support/boot'

let app: TestApp

beforeAll(async () => {
  app = await boot()
})
afterAll(() => app.close())

async function formOf(handle: string, stored: Record<string, unknown>, language = 'en') {
  const req = await createLocalReq({}, app.payload)
  req.i18n = { ...req.i18n, language: language as 'en' }
  return appFormState(req, { fields: appFieldsOf(app.payload, handle)!.fields, handle, stored })
}

describe('the form of an app, as the server builds it', () => {
  it('has every field with what is stored, choices with their defaults, texts without', async () => {
    const { fields, hasConditions, state } = await formOf('googleTagManager', { containerId: 'GTM-AB12CD3' })
    expect(Object.entries(state).map(([path, { value }]) => [path, value])).toEqual([
      ['containerId', 'GTM-AB12CD3'],
      ['dataLayer', undefined],
      ['loadWhen', 'consent'],
    ])
    expect(fields.map((field) => 'label' in field && field.label)).toEqual([
      'Container ID',
      expect.any(String),
      expect.any(String),
    ])
    expect(hasConditions).toBe(false)
  })

  it('says what fields are called in the language of whoever asks, whoever asked before', async () => {
    const [english, arabic] = [await formOf('googleTagManager', {}), await formOf('googleTagManager', {}, 'ar')]
    const labels = ({ fields }: typeof english) => fields.map((field) => 'label' in field && field.label)
    expect(labels(arabic)).not.toEqual(labels(english))
    expect(String(labels(arabic)[2])).toMatch(/\p{Script=Arabic}/u)
  })
})
