import { askGuide, type Asked } from '@tests/fixtures/chat/guideSite'
import { ar } from '@/plugins/chat/messages/ar'
import { en } from '@/plugins/chat/messages/en'
import { es } from '@/plugins/chat/messages/es'
import { marketingRequests, type MarketingRequest } from '@tests/fixtures/chat/marketingRequests'
import { plainRequests, type PlainRequest } from '@tests/fixtures/chat/plainRequests'

const CHANGES = new Set([
  'changeBlocks',
  'changeMenu',
  'changePerformanceDrafts',
  'createDraft',
  'draftPage',
  'draftPerformances',
  'draftRedirect',
  'updateDraft',
])
const NAMES: Partial<Record<PlainRequest['does'], string>> = { listWhereUsed: 'listUses' }

const lower = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value)
const proposes = ({ calls }: Asked): boolean => calls.some(({ tool }) => CHANGES.has(tool))

const hasInput = (given: Record<string, unknown> | undefined, wanted: Record<string, unknown> = {}): boolean => {
  const input = { ...(given?.fields as object | undefined), ...given } as Record<string, unknown>
  return Object.entries(wanted).every(
    ([name, value]) => lower(name === 'title' ? (input.title ?? input.name) : input[name]) === lower(value),
  )
}

function isPlainlyUnderstood({ does, with: wanted }: PlainRequest, asked: Asked): boolean {
  const { calls, text } = asked
  if (does === 'leads') return !proposes(asked) && text.includes('](/admin')
  if (does === 'admits') return calls.length === 0 && text.includes('did not understand')
  if (does === 'asks') return calls.length === 0 && text.includes('What is it called?')
  if (does === 'greets') return calls.length === 0 && text.includes('I am a guide')
  const call = calls.find(({ tool }) => tool === (NAMES[does] ?? does))
  return call !== undefined && (CHANGES.has(call.tool) || !proposes(asked)) && hasInput(call.input, wanted)
}

function isDone({ call, text, with: wanted }: MarketingRequest, asked: Asked): boolean {
  const last = asked.calls.at(-1)
  if (call ? last?.tool !== call || !hasInput(last.input, wanted) : proposes(asked)) return false
  return !text || text.test(asked.text)
}

describe('Guide', () => {
  it.each(marketingRequests)('does what is asked for: $say', async (request) => {
    const asked = await askGuide(request.say)
    expect({ ...asked, isDone: isDone(request, asked) }).toMatchObject({ isDone: true })
  })

  it.each(plainRequests)('understands: $say', async (request) => {
    const asked = await askGuide(request.say)
    expect({ ...asked, isUnderstood: isPlainlyUnderstood(request, asked) }).toMatchObject({ isUnderstood: true })
  })

  it.each([
    ['Create a page called Access and publish it', 'and publish it'],
    ['Which shows are selling badly?', 'selling badly'],
    ['What is on at half term?', 'half term'],
    ['Which events have no picture in March?', 'March'],
    ["Cancel next Sunday's Seagull matinee for schools", 'matinee for schools'],
    ['Postpone Messiah until January', 'January'],
    ['How many tickets are left for Messiah?', 'tickets'],
    ['¿Qué eventos venden mal?', 'venden mal'],
    ['Beth sydd ymlaen dros hanner tymor?', 'hanner tymor'],
  ])('says what it did not take in, and proposes nothing: %s', async (said, words) => {
    const asked = await askGuide(said)
    expect(asked.text).toContain(words)
    expect(proposes(asked)).toBe(false)
  })

  it.each([
    ['Email our members about Messiah'],
    ['Refund the order of Friday'],
    ['asdf qwer'],
    ['Delete everything'],
    ['Write me a poem about the sea'],
    ['Is Messiah cancelled?'],
    ['Should we cancel Messiah?'],
    ['Show me the website'],
  ])('never proposes what nobody asked for: %s', async (said) => {
    expect(proposes(await askGuide(said))).toBe(false)
  })

  it.each([
    [['Move The Seagull to 3 April', 'the second'], 'events-seagull-2027-03-06'],
    [['Move The Seagull to 3 April', '1'], 'events-seagull-2027-02-13'],
    [['Move The Seagull to 3 April', '6 March'], 'events-seagull-2027-03-06'],
    [['Move The Seagull to 3 April', 'number 2 please'], 'events-seagull-2027-03-06'],
    [['Mueve The Seagull al 3 de abril', 'la segunda'], 'events-seagull-2027-03-06'],
    [['Move The Seagull from 6 March to 3 April'], 'events-seagull-2027-03-06'],
    [["Move Saturday's Seagull to 3 April"], 'events-seagull-2027-02-13'],
  ])('moves the performance that is meant: %s', async (said, id) => {
    const { calls } = await askGuide(said)
    expect(calls.at(-1)).toMatchObject({
      input: { change: { day: '2027-04-03' }, performances: [id] },
      tool: 'changePerformanceDrafts',
    })
  })

  it('asks which performance moves, by number, and moves none before', async () => {
    const asked = await askGuide('Move The Seagull to 3 April')
    expect(proposes(asked)).toBe(false)
    expect(asked.text).toMatch(
      /^Which performance of The Seagull.*\n\n1\. \[The Seagull\].*13 February 2027 at 19:30.*\n2\. /,
    )
  })

  it('takes the type of a choice as the answer, and something else as a new request', async () => {
    const about = 'Where is The Seagull used?'
    expect((await askGuide([about, 'the work'])).calls.at(-1)?.input).toEqual({ ids: ['works-seagull'], type: 'works' })
    expect((await askGuide([about, 'the event'])).calls.at(-1)?.input).toEqual({
      ids: ['events-seagull'],
      type: 'events',
    })
    expect((await askGuide([about, 'Find Parking'])).text).toContain('[Parking]')
  })

  it('asks for the title of what is to be created, and takes the answer as it is', async () => {
    expect((await askGuide('Create a new event page')).text).toContain('What is it called?')
    expect((await askGuide(['Create a new event page', 'Dark Matter'])).calls.at(-1)).toEqual({
      input: { fields: { title: 'Dark Matter' }, type: 'events' },
      tool: 'createDraft',
    })
  })

  it('reads several days, several times, and ranges', async () => {
    const datesOf = async (said: string) => (await askGuide(said)).calls.at(-1)?.input.dates
    expect(await datesOf('Add performances of Messiah on 14 and 15 December at 2pm and 7pm')).toEqual([
      { day: '2027-12-14', time: '14:00' },
      { day: '2027-12-14', time: '19:00' },
      { day: '2027-12-15', time: '14:00' },
      { day: '2027-12-15', time: '19:00' },
    ])
    expect(await datesOf('Add performances of Messiah from 14 to 16 December at 7pm')).toHaveLength(3)
    expect(await datesOf('Add a matinée of Messiah on 14 December')).toBeUndefined()
  })

  it('keeps a place in a title where no venue is called so', async () => {
    expect((await askGuide('Create an event called Alice in Wonderland')).calls.at(-1)?.input).toEqual({
      fields: { title: 'Alice in Wonderland' },
      type: 'events',
    })
    expect((await askGuide('Create an event called Carols in the Studio')).calls.at(-1)?.input).toEqual({
      fields: { title: 'Carols', venue: 'venues-studio' },
      type: 'events',
    })
  })

  it('makes a page about an event of what the event says', async () => {
    const { calls } = await askGuide('Create a page about The Snow Queen')
    expect(calls.at(-1)).toMatchObject({
      input: {
        blocks: [
          { block: 'hero', heading: 'The Snow Queen', lead: 'A tale.', picture: 'media-foyer' },
          { block: 'text', text: expect.stringMatching(/11 February 2027 at 19:30.*Running time/s) },
        ],
        title: 'The Snow Queen',
      },
      tool: 'draftPage',
    })
  })

  it('speaks the language of the request, and that of the admin where it did not understand', async () => {
    expect((await askGuide('Hola')).text).toContain('Soy una guía')
    expect((await askGuide('xyzzy plugh', { language: 'ar' })).text).toContain('لم أفهم')
    expect((await askGuide('xyzzy plugh', { language: 'es' })).text).toContain('no lo he entendido')
    expect((await askGuide('Newid y teitl')).text).toContain('Yn Gymraeg gallaf')
  })

  it.each(
    [en, es, ar].flatMap((texts) => [
      texts.chatSuggestAlt,
      texts.chatSuggestCreate,
      texts.chatSuggestEvents,
      texts.chatSuggestMedia,
      texts.chatSuggestTheme,
    ]),
  )('understands what the screen suggests: %s', async (said) => {
    expect((await askGuide(said)).text).not.toMatch(/did not understand|no lo he entendido|لم أفهم/)
  })

  it('shows no field names, slugs or ISO dates', async () => {
    const said = [
      'What is on next week?',
      'Which shows are sold out?',
      'Find The Seagull',
      'Which events have no picture?',
    ]
    for (const one of said) {
      const shown = (await askGuide(one)).text.replaceAll(/\]\([^)]*\)/g, ']')
      expect(shown).not.toMatch(/\d{4}-\d{2}-\d{2}|sold_out|event-instances|events\)|startDate/)
    }
  })

  it('says so where it may change nothing in a conversation', async () => {
    const asked = await askGuide('Rename Parking to Car park', {}, ['updateDraft'])
    expect(asked.text).toContain('I cannot change anything')
  })
})
