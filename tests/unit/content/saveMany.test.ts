import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { select, text } from 'payload/shared'
import { assertWritable, RuledSave } from '@/collections/saves/fieldRules'

/** What hooks have been given, by the path that they share with the validation. */
const hooked = new Map<object, unknown>()

const trim = ({ value }: { value?: unknown }) => (typeof value === 'string' ? value.trim() : value)

const field = (name: string, more: object) => ({ name, ...more }) as unknown as FlattenedField

const config = {
  fields: [],
  slug: 'events',
  flattenedFields: [
    field('title', { localized: true, maxLength: 5, required: true, type: 'text', validate: text }),
    field('note', {
      localized: true,
      type: 'text',
      validate: (value: unknown, { siblingData }: { siblingData: { title?: unknown } }) =>
        value === siblingData.title ? 'The same as the title' : true,
    }),
    field('state', { options: ['on', 'off'], type: 'select', validate: select }),
    field('venue', { relationTo: 'venues', required: true, type: 'relationship' }),
    field('start', { type: 'date' }),
    field('poster', { localized: true, relationTo: 'media', type: 'upload' }),
    field('body', { localized: true, type: 'richText' }),
    field('cast', { flattenedFields: [], type: 'array' }),
    field('code', {
      hooks: {
        beforeChange: [
          ({ path, siblingDocWithLocales }: { path: object; siblingDocWithLocales: { code?: unknown } }) =>
            void hooked.set(path, siblingDocWithLocales.code),
        ],
        beforeValidate: [trim],
      },
      localized: true,
      type: 'text',
      validate: (_: unknown, { path }: { path: object }) => hooked.has(path) || 'Unknown to its hook',
    }),
    field('crew', { hooks: { beforeChange: [trim] }, relationTo: 'people', type: 'relationship' }),
    field('cue', { type: 'text', virtual: true }),
  ],
} as unknown as SanitizedCollectionConfig

const req = { payload: { config: {} }, t: (key: string) => key } as unknown as PayloadRequest

const stored = { note: { en: 'Note' }, state: 'on', title: { cy: 'Teitl hir', en: 'Play' }, venue: 'main-house' }

/** The fields that are refused when values change, of what visitors see unless it is a draft. */
async function refused(values: Record<string, unknown>, { isLive = true, locale = 'en' } = {}): Promise<string[]> {
  const save = { id: '1', data: { ...stored, ...values }, isLive, values }
  const answer = await new RuledSave(req, config, locale).assertValid(save).catch((error: unknown) => error)
  return ((answer as { data?: { errors: { path: string }[] } } | undefined)?.data?.errors ?? []).map(({ path }) => path)
}

describe('a change of many documents', () => {
  it('keeps to the rules of a text in the language that it changes, and of no other', async () => {
    expect(await refused({ title: { en: 'Opera' } })).toEqual([])
    expect(await refused({ title: { en: 'Operetta' } })).toEqual(['title'])
    expect(await refused({ title: { en: '' } })).toEqual(['title'])
    // The Welsh title was too long before.
    expect(await refused({ note: { cy: 'Nodyn' } }, { locale: 'cy' })).toEqual([])
    expect(await refused({ title: { ...stored.title, cy: 'Teitl hirach' } }, { locale: 'cy' })).toEqual(['title'])
  })

  it('is validated with the other texts of the document in the same language', async () => {
    expect(await refused({ note: { en: 'Play' } })).toEqual(['note'])
    expect(await refused({ note: { cy: 'Play' } }, { locale: 'cy' })).toEqual([])
  })

  it('empties no reference that a published document needs, and a draft may stay incomplete', async () => {
    expect(await refused({ venue: null })).toEqual(['venue'])
    expect(await refused({ state: 'elsewhere', title: { en: 'Operetta' }, venue: null }, { isLive: false })).toEqual([])
  })

  it('runs the hooks of the fields that it changes, which validation knows of, and of no other', async () => {
    const save = new RuledSave(req, config, 'en')
    expect(await save.runHooks({ ...stored, code: { cy: 'C1', en: 'E1' } }, { code: ' E2 ', state: 'off' })).toEqual({
      code: 'E2',
      state: 'off',
    })
    expect([...hooked.values()]).toEqual([{ cy: 'C1', en: 'E1' }])
    const values = { code: { cy: 'C1', en: 'E2' } }
    await expect(
      save.assertValid({ id: '1', data: { ...stored, ...values }, isLive: true, values }),
    ).resolves.toBeUndefined()
    expect(await refused(values)).toEqual(['code'])
    expect(await save.runHooks(stored, { state: 'off' })).toEqual({ state: 'off' })
    expect(hooked.size).toBe(1)
  })

  it('is refused for fields that only a save of each document writes, by their paths', () => {
    expect(() => assertWritable(config, ['title', 'note', 'state', 'venue', 'start', 'code'])).not.toThrow()
    for (const name of ['poster', 'body', 'cast', 'crew', 'cue', 'unknown'])
      expect(() => assertWritable(config, ['title', name])).toThrow(`events.${name} of many documents`)
  })
})
