import { getClientSchemaMap } from '@payloadcms/ui/utilities/getClientSchemaMap'
import { disableFieldLabelCache } from '@/payload-patches/fieldLabels/disableFieldLabelCache'

const FLAG = '_payload_doNotCacheClientSchemaMap'

type Asked = Parameters<typeof getClientSchemaMap>[0]

/** What a form in a language is told of the fields of a collection that has none. */
const told = (language: string): unknown =>
  getClientSchemaMap({
    collectionSlug: 'nothing',
    config: { collections: [{ fields: [], slug: 'nothing' }], blocksMap: {} },
    i18n: { language, t: String },
    payload: { collections: {}, config: { collections: [] } },
    schemaMap: new Map(),
  } as unknown as Asked)

afterEach(() => {
  Reflect.deleteProperty(globalThis, FLAG)
})

it('Payload describes form fields anew for each reader only while the cache is disabled', () => {
  const first = told('en')
  expect(told('es')).toBe(first)
  disableFieldLabelCache()
  expect(told('es')).not.toBe(first)
  const second = told('en')
  expect(told('es')).not.toBe(second)
})
