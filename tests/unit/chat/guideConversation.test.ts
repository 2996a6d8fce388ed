import { askGuide } from '@tests/fixtures/chat/guideSite'

const last = async (...said: string[]) => (await askGuide(said)).calls.at(-1)

describe('The guide in a conversation', () => {
  it.each([
    [['what time does The Seagull start on Saturday'], 'listWhatsOn', { from: '2027-02-13', to: '2027-02-13' }],
    [['When is The Seagull on?', 'and who directed it?'], 'readCredits', { event: 'events-seagull' }],
    [['When is The Seagull on?', 'is it sold out?'], 'listWhatsOn', { event: 'events-seagull', state: 'sold_out' }],
    [['Open Gift vouchers', 'who changed it last?'], 'listChanges', { id: 'pages-gifts' }],
    [['Who is in Hamlet?', 'set its running time to 3 hours'], 'updateDraft', { fields: { runningTime: '3 hours' } }],
    [['Who is in Hamlet?', 'thanks, rename it to Prince Hamlet'], 'updateDraft', { id: 'events-hamlet' }],
    [['Where is The Seagull used?', '1', 'when is it on?'], 'listWhatsOn', { event: 'events-seagull' }],
    [['Find Hamlet', 'no, I meant Messiah'], 'findContent', { search: 'Messiah' }],
    [['Find Messiah', 'the event', 'add a performance of it on 22 December at 6'], 'draftPerformances', {}],
    [
      ['Is The Seagull on on Saturday?', 'cancel it'],
      'changePerformanceDrafts',
      { performances: ['events-seagull-2027-02-13'] },
    ],
    [
      ['Move The Seagull to 3 April', 'the one on 6 March'],
      'changePerformanceDrafts',
      { performances: ['events-seagull-2027-03-06'] },
    ],
    [['Cancel Hamlet', 'sorry, I meant Messiah'], 'updateDraft', { id: 'events-messiah' }],
  ])('knows what is meant: %s', async (said, tool, input) => {
    expect(await last(...said)).toMatchObject({ input, tool })
  })

  it.each([
    [['What is on in March?', 'just the sold out ones'], { from: '2027-03-01', state: 'sold_out', to: '2027-03-31' }],
    [['What is on in March?', 'which of those are sold out?'], { from: '2027-03-01', state: 'sold_out' }],
    [['What is on in March?', 'actually April'], { from: '2027-04-01', to: '2027-04-30' }],
    [['What is on in March?', 'and in December?'], { from: '2027-12-01', to: '2027-12-31' }],
    [['What is on in March?', 'what about The Seagull?'], { event: 'events-seagull', from: '2027-03-01' }],
    [['When is The Seagull on?', 'and in March?'], { event: 'events-seagull', from: '2027-03-01' }],
    [['When is The Seagull on?', 'and The Snow Queen?'], { event: 'events-queen' }],
    [['¿Qué hay en marzo?', '¿y en diciembre?'], { from: '2027-12-01' }],
    [['¿Cuándo es The Seagull?', '¿y Messiah?'], { event: 'events-messiah' }],
  ])('goes on from the question before: %s', async (said, input) => {
    expect(await last(...said)).toMatchObject({ input, tool: 'listWhatsOn' })
  })

  it.each([
    [['is it sold out?'], 'it'],
    [['which of those are sold out?'], 'of those'],
    [['List the events', 'which of those have no picture?'], 'of those'],
    [['What is on tomorrow?', 'and the day after?'], 'day after'],
    [['Who directed Hamlet?', 'and now?'], 'now'],
  ])('answers nothing else where it does not know what is meant: %s', async (said, words) => {
    const { calls, text } = await askGuide(said)
    expect(text).toContain(`did not take in “${words}”`)
    expect(calls.filter(({ tool }) => tool !== 'findContent')).toEqual([])
  })

  it('keeps words of a text as they are, and takes a request of its own as one', async () => {
    expect(await last('Find Hamlet', 'Set the summary of Messiah to Sing it with us')).toMatchObject({
      input: { fields: { summary: 'Sing it with us' }, id: 'events-messiah' },
    })
    expect(await last('When is Messiah on?', 'and create a page called Bar')).toMatchObject({
      input: { fields: { title: 'Bar' } },
      tool: 'createDraft',
    })
  })
})

describe('The guide’s care', () => {
  it.each([
    ['anything happening tomorrow nihgt?', 'listWhatsOn', { from: '2027-02-11' }],
    ['cancle The Seagull on Saturday', 'changePerformanceDrafts', { event: 'events-seagull' }],
    ['pls creat an event calld Carols on 18 dec 6pm main house', 'createDraft', { fields: { title: 'Carols' } }],
    ['Rename Parking to Creat', 'updateDraft', { fields: { title: 'Creat' } }],
  ])('reads mistyped words of a request, and leaves names as they are: %s', async (said, tool, input) => {
    expect(await last(said)).toMatchObject({ input, tool })
  })

  it.each([
    ['Add a page called Halloween', 'Halloween'],
    ['Make a page about our summer school', 'Summer school'],
  ])('makes a page of what the site does not have yet: %s', async (said, title) => {
    expect(await last(said)).toMatchObject({ input: { fields: { title }, type: 'pages' }, tool: 'createDraft' })
  })

  it('answers in Welsh what is said in Welsh, known or not', async () => {
    expect((await askGuide('Canslo Hamlet')).text).toContain('Yn Gymraeg gallaf')
  })

  it.each([
    'Hamlet is sold out?',
    'The running time of Hamlet is 3 hours?',
    'tell me if Hamlet is sold out',
    'I think Hamlet is sold out',
    'give me the blurb for The Tempest',
    'Could The Tempest be called off?',
  ])('takes no question for a command: %s', async (said) => {
    expect((await last(said))?.tool).not.toBe('updateDraft')
    expect(await last('Hamlet is sold out')).toMatchObject({ input: { fields: { eventStatus: 'sold_out' } } })
  })

  it.each([
    ['Create a page called Bar with a picture of the bar', 'with a picture of the bar'],
    ['Create a post called Now casting and mention Hamlet', 'and mention Hamlet'],
    ['What is the running time of Swan Lake and does it have an interval?', 'and does it have an interval'],
    ['Change the price of Hamlet on Saturdays to £20', 'on Saturdays'],
    ['Which events have pictures?', 'pictures'],
    ['Which matinées have no picture?', 'matinées'],
    ['List every event except Hamlet', 'except Hamlet'],
    ['Show pages without a meta description', 'without a meta description'],
    ['Rename Parking to Car park tomorrow', 'tomorrow'],
    ['What did I change yesterday?', 'I'],
    ['What did we publish yesterday?', 'publish'],
    ['Is there anything on the Sunday after Easter?', 'Sunday after Easter'],
  ])('says back the condition that it does not know: %s', async (said, words) => {
    const { calls, text } = await askGuide(said)
    expect(text).toMatch(/^I did not take in “/)
    expect(text).toContain(words)
    expect(calls.filter(({ tool }) => tool !== 'findContent')).toEqual([])
  })
})
