import { askGuide, type Asked } from '@tests/fixtures/chat/guideSite'
import { marketingRequests } from '@tests/fixtures/chat/marketingRequests'

const proposals = ({ calls }: Asked) => calls.filter(({ tool }) => /^(?:change|create|draft|update)/.test(tool))
const fieldsOf = (asked: Asked) => proposals(asked).map(({ input }) => [input.id, input.fields])

describe('Several wishes in one message', () => {
  it.each([
    [
      'Set the age guidance of Hamlet to 12+ and of The Tempest to 8+',
      [
        ['events-hamlet', { ageGuidance: '12+' }],
        ['events-tempest', { ageGuidance: '8+' }],
      ],
    ],
    [
      'Cancel the Tea dance and Winter Gala',
      [
        ['events-dance', { eventStatus: 'cancelled' }],
        ['events-gala', { eventStatus: 'cancelled' }],
      ],
    ],
    [
      'Rename Parking to Car park and Visit to Your visit',
      [
        ['pages-parking', { title: 'Car park' }],
        ['pages-visit', { title: 'Your visit' }],
      ],
    ],
    ['Rename Parking to Bed and Breakfast', [['pages-parking', { title: 'Bed and Breakfast' }]]],
    [
      'Set the running time of Hamlet to 3 hours, the price to £12 and the age to 12+',
      [['events-hamlet', { ageGuidance: '12+', priceText: '£12', runningTime: '3 hours' }]],
    ],
    [
      'Hamlet is sold out. Messiah is cancelled.',
      [
        ['events-hamlet', { eventStatus: 'sold_out' }],
        ['events-messiah', { eventStatus: 'cancelled' }],
      ],
    ],
  ])('are each proposed, and those of one document together: %s', async (said, changes) => {
    expect(fieldsOf(await askGuide(said))).toEqual(changes)
  })

  it('adds several pages to the menu in one proposal', async () => {
    const [call, ...others] = proposals(await askGuide('Add Visit, Parking and Gift vouchers to the menu'))
    expect(call?.input.changes).toMatchObject([
      { document: 'pages/pages-visit' },
      { document: 'pages/pages-parking' },
      { document: 'pages/pages-gifts' },
    ])
    expect(others).toEqual([])
  })

  it('puts two notices on a page in one proposal, and one on each of two pages in two', async () => {
    const on = async (first: string, second: string) =>
      proposals(
        await askGuide(
          `Add a banner to ${first} saying "Closed today". Add a banner to ${second} saying "Open later".`,
        ),
      ).map(({ input }) => [input.id, [input.changes].flat().length])
    expect(await on('Parking', 'Parking')).toEqual([['pages-parking', 2]])
    expect(await on('Parking', 'Visit')).toEqual([
      ['pages-parking', 1],
      ['pages-visit', 1],
    ])
  })

  it('answers a question and proposes a change', async () => {
    const asked = await askGuide('Rename Tea dance to Afternoon tea dance and tell me where it is used')
    expect(asked.calls.map(({ tool }) => tool)).toContain('listUses')
    expect(fieldsOf(asked)).toEqual([['events-dance', { title: 'Afternoon tea dance' }]])
    expect(asked.text).toMatch(/not used anywhere\.\n\nHere is what I would change/)
  })

  it.each([
    ['Cancel Hamlet and email the audience', 'email the audience'],
    ['Cancel Hamlet and Macbeth', 'Macbeth'],
    ['Cancel Hamlet, and move The Tempest to the garden', 'garden'],
    ['Create a page called Access and publish it', 'and publish it'],
    ['Which events have no picture and are missing a booking link?', 'without a picture'],
    ['Which shows are sold out, can you put that on the site?', 'can you'],
  ])('are said back, and none is done, where one is not understood: %s', async (said, words) => {
    const asked = await askGuide(said)
    expect(asked.text).toContain(words)
    expect(proposals(asked)).toEqual([])
    expect(fieldsOf(await askGuide('Cancel Hamlet'))).toEqual([['events-hamlet', { eventStatus: 'cancelled' }]])
  })

  it('asks about one of them, and then does them all', async () => {
    const said = 'Cancel Hamlet and move The Seagull to 3 April'
    const asked = await askGuide(said)
    expect(proposals(asked)).toEqual([])
    expect(asked.text).toContain('Which performance of The Seagull')
    expect(proposals(await askGuide([said, '2'])).map(({ input }) => input.id ?? input.performances)).toEqual([
      'events-hamlet',
      ['events-seagull-2027-03-06'],
    ])
  })
})

describe('Values of a change', () => {
  it.each([
    ['Set the price of Hamlet to £20 on Saturdays', 'on Saturdays'],
    ['The running time of Hamlet is 3 hours because of the fight', 'because of the fight'],
    ['Rename Parking to Car park unless it rains', 'unless it rains'],
    ['Set the summary of Hamlet to the new one "A prince and a ghost"', 'the new one'],
  ])('are said back where they are more than that: %s', async (said, words) => {
    const asked = await askGuide(said)
    expect(asked.text).toContain(`did not take in “${words}`)
    expect(asked.text).toContain('quotation marks')
    expect(proposals(asked)).toEqual([])
  })

  it.each([
    ['Set the price of Hamlet to "£20 on Saturdays"', { priceText: '£20 on Saturdays' }],
    ['Set the running time of Hamlet to 2 hours 50 minutes including an interval', { runningTime: /50 minutes inc/ }],
    ['Rename Parking to "Car park unless it rains"', { title: 'Car park unless it rains' }],
  ])('are taken as they are in quotation marks, or plain: %s', async (said, fields) => {
    const [[, given] = []] = fieldsOf(await askGuide(said))
    for (const [name, value] of Object.entries(fields))
      expect(String(Object(given)[name])).toMatch(value instanceof RegExp ? value : new RegExp(`^${value}$`))
  })
})

describe('Every word of a request', () => {
  const STRANGE = 'zorp'
  const insertions = (say: string): string[] => {
    const words = say.replaceAll(/[?.!؟]+$/g, '').split(' ')
    return words.map((_, at) => [...words.slice(0, at + 1), STRANGE, ...words.slice(at + 1)].join(' '))
  }

  it.each(marketingRequests.map(({ say }) => [say]))(
    'counts: with a strange one anywhere it is not what it was: %s',
    async (say) => {
      const plain = await askGuide(say)
      const isActed = plain.calls.some(({ tool }) => tool !== 'findContent')
      for (const strange of insertions(say)) {
        const asked = await askGuide(strange)
        // It is said back or searched for, it is in a text of the person's own, or nothing is done at all.
        const isMinded =
          asked.calls.length === 0 ||
          /did not take in|No he entendido|Ni ddeall|لم أفهم/.test(asked.text) ||
          JSON.stringify([asked.calls, asked.text]).toLowerCase().includes(STRANGE)
        if (isActed) expect([strange, isMinded]).toEqual([strange, true])
        // Only a title or a text that somebody writes has words of its own.
        for (const { input } of proposals(asked))
          expect(JSON.stringify({ ...input, changes: null, fields: null })).not.toContain(STRANGE)
      }
    },
  )
})

describe('Conditions and names that are easily dropped', () => {
  it('finds the next performance in the part of the day that is named', async () => {
    expect((await askGuide('next matinee of The Snow Queen')).text).toContain('12 February 2027 at 14:30')
    expect((await askGuide('When is the next performance of The Snow Queen?')).text).toContain('11 February 2027')
    expect((await askGuide('next matinee of The Seagull')).text).toMatch(/no performance like that/)
  })

  it.each([
    ['Rename the home page to Welcome', 'updateDraft', 'pages-home'],
    ['Who changed the home page last?', 'listChanges', 'pages-home'],
    ['Cambia el título de la página de inicio a Bienvenidos', 'updateDraft', 'pages-home'],
  ])('finds the home page whatever its title is: %s', async (said, tool, id) => {
    const call = (await askGuide(said)).calls.find((one) => one.tool === tool)
    expect(call?.input.id).toBe(id)
  })

  it('adds as many performances as are asked for, on the days that are named', async () => {
    const asked = await askGuide('Add three performances of Tea dance on 3, 10 and 17 March at 2.30pm')
    expect(proposals(asked)).toMatchObject([
      {
        tool: 'draftPerformances',
        input: {
          dates: [
            { day: '2027-03-03', time: '14:30' },
            { day: '2027-03-10', time: '14:30' },
            { day: '2027-03-17', time: '14:30' },
          ],
        },
      },
    ])
    const fewer = await askGuide('Add three performances of Tea dance on 3 and 10 March at 2.30pm')
    expect(fewer.text).toContain('did not take in “3”')
    expect(proposals(fewer)).toEqual([])
  })

  it('looks for the picture of something among pictures', async () => {
    const { calls } = await askGuide('Where is the picture of the foyer used?')
    expect(calls.find(({ tool }) => tool === 'listUses')?.input).toMatchObject({ ids: ['media-foyer'], type: 'media' })
  })

  it('says who may publish where no content type is named', async () => {
    expect((await askGuide('Who is allowed to publish?')).calls[0]).toMatchObject({
      tool: 'whoMay',
      input: { act: 'publish' },
    })
  })

  it.each([
    ['Mark every performance of The Snow Queen in March as cancelled', ['events-queen-2027-03-20'], 'cancelled'],
    ["Make Friday's matinee of The Snow Queen sold out", ['events-queen-2027-02-12'], 'sold_out'],
  ])('marks the performances that are named: %s', async (said, ids, state) => {
    const [call] = proposals(await askGuide(said))
    expect(call?.input).toMatchObject({ change: { instanceStatus: state }, performances: ids })
  })

  it.each([
    'What did the sync change last night?',
    'Make a page about school trips with a picture and a map',
    'Make a page about school trips with a picture',
  ])('says back what is no person and no title: %s', async (said) => {
    const asked = await askGuide(said)
    expect(asked.text).toContain('did not take in')
    expect(proposals(asked)).toEqual([])
  })
})
