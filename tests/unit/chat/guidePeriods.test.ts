import { askGuide } from '@tests/fixtures/chat/guideSite'

/** The calls for what is on, as from–to; an open end is left out. Today is Wednesday 10 February 2027. */
async function periodsOf(said: string): Promise<string[]> {
  const { calls } = await askGuide(said)
  return calls
    .filter(({ tool }) => tool === 'listWhatsOn')
    .map(({ input: { from, to } }) => [from, to].filter(Boolean).join(' – '))
}

const times = (text: string): string[] => text.match(/\d{1,2} \p{L}+ 2027 at \d\d:\d\d/gu) ?? []

describe('The guide’s periods', () => {
  it.each([
    ['What is on from 5 March?', '2027-03-05'],
    ['What is on after 5 March?', '2027-03-06'],
    ['What is on before 6 March?', '2027-02-10 – 2027-03-05'],
    ['What is on up to 5 March?', '2027-02-10 – 2027-03-05'],
    ['What is on by Friday?', '2027-02-10 – 2027-02-12'],
    ['What is on until Easter?', '2027-02-10 – 2027-03-29'],
    ['What is on in the next two weeks?', '2027-02-10 – 2027-02-24'],
    ['What is on over the next fortnight?', '2027-02-10 – 2027-02-24'],
    ['What is on a week on Friday?', '2027-02-19 – 2027-02-19'],
    ['What is on Friday week?', '2027-02-19 – 2027-02-19'],
    ['What is on the first Saturday in March?', '2027-03-06 – 2027-03-06'],
    ['What is on on the last Friday of March?', '2027-03-26 – 2027-03-26'],
    ['What is on on the 20th?', '2027-02-20 – 2027-02-20'],
    ['What is on on the 5th?', '2027-03-05 – 2027-03-05'],
    ['What is on December 21?', '2027-12-21 – 2027-12-21'],
    ['What was on last Saturday?', '2027-02-06 – 2027-02-06'],
    ['What is on in the spring?', '2027-03-01 – 2027-05-31'],
    ['What is on in 2028?', '2028-01-01 – 2028-12-31'],
    ['What is on at Easter?', '2027-03-26 – 2027-03-29'],
    ['What is on from Monday to Friday?', '2027-02-15 – 2027-02-19'],
    ['¿Qué hay desde el lunes hasta el viernes?', '2027-02-15 – 2027-02-19'],
    ['ما العروض من الاثنين إلى الجمعة؟', '2027-02-15 – 2027-02-19'],
    ['When is our next captioned one?', '2027-02-10'],
    ['¿Qué hay a partir del 5 de marzo?', '2027-03-05'],
    ['¿Qué hay en los próximos 7 días?', '2027-02-10 – 2027-02-17'],
    ['¿Qué hay el primer sábado de marzo?', '2027-03-06 – 2027-03-06'],
    ['ما العروض بعد 5 مارس؟', '2027-03-06'],
    ['Beth sydd ymlaen ar ôl 5 Mawrth?', '2027-03-06'],
  ])('are what was asked for: %s', async (said, period) => {
    expect(await periodsOf(said)).toEqual([period])
  })

  it('go on in order: the weekday after next Tuesday is the one that follows', async () => {
    expect(await periodsOf('What is on next Tuesday and Wednesday?')).toEqual([
      '2027-02-16 – 2027-02-16',
      '2027-02-17 – 2027-02-17',
    ])
  })

  it('are said back where two of them do not go together', async () => {
    const said = 'What is on tomorrow in March?'
    expect(await periodsOf(said)).toEqual([])
    expect((await askGuide(said)).text).toContain('did not take in')
  })

  it.each([
    ['What is on on Saturday evening?', 1],
    ['What is on on Saturday afternoon?', 0],
    ['Which matinées are there in March?', 0],
    ['Which performances are there in March?', 3],
    ['¿Qué hay el sábado por la noche?', 1],
    ['ما العروض مساء السبت؟', 1],
    ['Beth sydd ymlaen nos Sadwrn?', 1],
  ])('keep to the part of the day: %s', async (said, count) => {
    const { text } = await askGuide(said)
    expect(text.match(/19:30/g) ?? []).toHaveLength(count)
  })

  it.each([
    ['What is on on 6 March at 7.30?', 1],
    ['What is on at 8pm on 6 March?', 0],
  ])('keep to the time: %s', async (said, count) => {
    expect((await askGuide(said)).text.match(/19:30/g) ?? []).toHaveLength(count)
  })

  it.each([
    ['Change the time of The Seagull on 6 March to 8pm', 'events-seagull-2027-03-06'],
    ["Make Saturday's Seagull start at 8", 'events-seagull-2027-02-13'],
  ])('change one time and no day: %s', async (said, id) => {
    expect((await askGuide(said)).calls.at(-1)?.input).toEqual({
      change: { time: '20:00' },
      event: 'events-seagull',
      performances: [id],
    })
  })

  it('count a performance once that meets two conditions', async () => {
    const { text } = await askGuide('How many signed or captioned performances are there in March?')
    expect(text).toMatch(/^3\. Performances/)
    expect(text).not.toContain('more')
  })

  it('stay in the text of a notice', async () => {
    const { calls } = await askGuide('Add a banner to Home saying We are closed until Monday')
    expect(JSON.stringify(calls.at(-1)?.input)).toContain('We are closed until Monday')
  })

  it('read a time without “pm” as one at which theatres play, and one with a nought as it is', async () => {
    const datesOf = async (said: string) => (await askGuide(said)).calls.at(-1)?.input.dates
    expect(await datesOf('Add performances of Swan Lake on 20 March at 7.30 and 21 March at 2.30')).toEqual([
      { day: '2027-03-20', time: '19:30' },
      { day: '2027-03-21', time: '14:30' },
    ])
    expect(await datesOf('Add a performance of Swan Lake on 20 March at 7.30am')).toEqual([
      { day: '2027-03-20', time: '07:30' },
    ])
    expect(await datesOf('Add a performance of Swan Lake on 20 March at 07:30')).toEqual([
      { day: '2027-03-20', time: '07:30' },
    ])
  })

  it.each([
    'Create an event called Jazz on Saturday evening',
    'Move The Seagull from 6 March to Sunday evening',
    'Create a post called News by Monday',
    'Create an event called Jazz on 5 March 7pm to 9pm',
  ])('are not rounded in what is prepared: %s', async (said) => {
    const { calls, text } = await askGuide(said)
    expect(text).toContain('did not take in')
    expect(calls.filter(({ tool }) => tool === 'createDraft' || tool === 'changePerformanceDrafts')).toEqual([])
  })

  it.each([
    ['Move Messiah from 19 December to the 20th', { day: '2027-12-20' }],
    ['Move Messiah from the 19th of December to the 20th, 3pm', { day: '2027-12-20', time: '15:00' }],
    ['The Messiah on 19 December now starts at 7pm instead of half seven', { time: '19:00' }],
  ])('are of the month that was named: %s', async (said, change) => {
    expect((await askGuide(said)).calls.at(-1)?.input).toMatchObject({
      change,
      performances: ['events-messiah-2027-12-19'],
    })
  })

  it('cancel the matinée only where there is one', async () => {
    const matinee = await askGuide('Cancel Saturday’s matinée of The Seagull')
    expect(matinee.text).toContain('no performance on Saturday')
    const evening = await askGuide('Cancel Saturday’s evening performance of The Seagull')
    expect(evening.calls.at(-1)?.input).toMatchObject({ performances: ['events-seagull-2027-02-13'] })
  })

  it.each([
    ["What's on Saturdays in March?", ['6 March', '20 March']],
    ["What's on Wednesdays in March?", ['3 March']],
    ['¿Qué hay los sábados de marzo?', ['6 de marzo', '20 de marzo']],
  ])('are those days of the week that are named: %s', async (said, days) => {
    const { calls, text } = await askGuide(said)
    expect(calls.at(-1)?.input).toMatchObject({ from: '2027-03-01', to: '2027-03-31' })
    expect(text.match(/(?<=, )\d+ (?:de )?mar[a-zñ]+(?= (?:de )?2027(?:,| at))/giu)).toEqual(days)
  })

  it.each([
    ["what's on the week of 3 march", { from: '2027-03-01', to: '2027-03-07' }],
    ["what's on w/c 3 march", { from: '2027-03-03', to: '2027-03-09' }],
    ['¿Qué hay la semana del 3 de marzo?', { from: '2027-03-01', to: '2027-03-07' }],
    ["what's on on mother's day", { from: '2027-03-07', to: '2027-03-07' }],
    ["what's on on father's day", { from: '2027-06-20', to: '2027-06-20' }],
  ])('are the week or the day that is named: %s', async (said, period) => {
    expect((await askGuide(said)).calls.at(-1)).toMatchObject({ input: period, tool: 'listWhatsOn' })
  })

  it('belong to the title where they name nothing else', async () => {
    expect((await askGuide('Create an event called Jazz Night on 5 April at 8')).calls.at(-1)?.input).toEqual({
      fields: { startDate: '2027-04-05T20:00', title: 'Jazz Night' },
      type: 'events',
    })
    expect(times((await askGuide('When is The Seagull on?')).text)).toHaveLength(2)
  })
})
