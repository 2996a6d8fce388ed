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
