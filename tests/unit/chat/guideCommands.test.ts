import { askGuide, type Asked } from '@tests/fixtures/chat/guideSite'

const last = async (...said: string[]) => (await askGuide(said)).calls.at(-1)
const proposals = ({ calls }: Asked) => calls.filter(({ tool }) => /^(?:change|create|draft|update)/.test(tool))
const SEAGULLS = ['events-seagull-2027-02-13', 'events-seagull-2027-03-06']

describe('Commands about performances', () => {
  it.each([
    ['Añade tres funciones de Hamlet los días 3, 4 y 5 de mayo a las 19:00'],
    ['أضف ثلاثة عروض من Hamlet أيام 3 و4 و5 مايو الساعة 19:00'],
    ['Add three performances of Hamlet on 3, 4 and 5 May at 7pm'],
  ])('name each of several days in any language: %s', async (said) => {
    const dates = ['2027-05-03', '2027-05-04', '2027-05-05'].map((day) => ({ day, time: '19:00' }))
    expect(await last(said)).toMatchObject({ input: { dates, event: 'events-hamlet' }, tool: 'draftPerformances' })
  })

  it.each([
    ['Hamlet se aplaza', { eventStatus: 'postponed' }],
    ['تأجل Hamlet', { eventStatus: 'postponed' }],
    ["Hamlet's been postponed", { eventStatus: 'postponed' }],
    ['Pon el precio de Hamlet en 18 £', { priceText: '18 £' }],
    ['اجعل سعر Hamlet 18 جنيها', { priceText: '18 جنيها' }],
    ['make the ticket price of Hamlet £20', { priceText: '£20' }],
    ['Hamlet lasts 3 hours with one interval', { runningTime: '3 hours with one interval' }],
    ['hamlet runs 2h40', { runningTime: '2h40' }],
    ['make Hamlet 14+', { ageGuidance: '14+' }],
    ['Hamlet cuesta 20 €', { priceText: '20 €' }],
  ])('change the event where they name no performance: %s', async (said, fields) => {
    expect(await last(said)).toMatchObject({ input: { fields, id: 'events-hamlet' }, tool: 'updateDraft' })
  })

  it.each([
    ["Push Saturday's Seagull back half an hour please", { shiftMinutes: 30 }, SEAGULLS.slice(0, 1)],
    ['Move the Seagull on Saturday an hour earlier', { shiftMinutes: -60 }, SEAGULLS.slice(0, 1)],
    ['Bring Messiah forward by an hour and a half', { shiftMinutes: -90 }, ['events-messiah-2027-12-19']],
    ['Postpone Messiah by a week', { day: '2027-12-26' }, ['events-messiah-2027-12-19']],
    ['Messiah starts 15 minutes later', { shiftMinutes: 15 }, ['events-messiah-2027-12-19']],
    ['Mueve Messiah una hora más tarde', { shiftMinutes: 60 }, ['events-messiah-2027-12-19']],
    ['The 6 March Seagull needs to move to the Studio', { venue: 'venues-studio' }, SEAGULLS.slice(1)],
    ['The Seagull on 6 March is now at 8pm', { time: '20:00' }, SEAGULLS.slice(1)],
    ['Move The Seagull on 6 March to the Studio at 8pm', { time: '20:00', venue: 'venues-studio' }, SEAGULLS.slice(1)],
    ['Move The Seagull on 6 March to 8 March at 3pm', { day: '2027-03-08', time: '15:00' }, SEAGULLS.slice(1)],
    ['Move all performances of The Seagull to 7pm', { time: '19:00' }, SEAGULLS],
    ['Cancel both Seagull performances', { instanceStatus: 'cancelled' }, SEAGULLS],
    ['Cancel all performances of The Seagull in March', { instanceStatus: 'cancelled' }, SEAGULLS.slice(1)],
    ['Cancel The Seagull on 13 February and 6 March', { instanceStatus: 'cancelled' }, SEAGULLS],
    ['Cancel the last performance of The Seagull', { instanceStatus: 'cancelled' }, SEAGULLS.slice(1)],
    ['On 6 March cancel The Seagull', { instanceStatus: 'cancelled' }, SEAGULLS.slice(1)],
    ['The Seagull has sold out on Saturday', { instanceStatus: 'sold_out' }, SEAGULLS.slice(0, 1)],
    ['Cancela todas las funciones de The Seagull en marzo', { instanceStatus: 'cancelled' }, SEAGULLS.slice(1)],
    ['La función de The Seagull del sábado se cancela', { instanceStatus: 'cancelled' }, SEAGULLS.slice(0, 1)],
    ['Mueve la función de The Seagull del 6 de marzo a las 21:00', { time: '21:00' }, SEAGULLS.slice(1)],
    ['انقل عرض The Seagull يوم 6 مارس إلى الساعة 21:00', { time: '21:00' }, SEAGULLS.slice(1)],
    ['cancel saturdays seagull', { instanceStatus: 'cancelled' }, SEAGULLS.slice(0, 1)],
    ['seagull sat 13 feb now 8pm', { time: '20:00' }, SEAGULLS.slice(0, 1)],
    ['every performance of The Seagull is sold out', { instanceStatus: 'sold_out' }, SEAGULLS],
    ['put The Seagull up as sold out for 6 March', { instanceStatus: 'sold_out' }, SEAGULLS.slice(1)],
    ['Move Messiah to the 20th at 6pm', { day: '2027-12-20', time: '18:00' }, ['events-messiah-2027-12-19']],
  ])('are read in any order: %s', async (said, change, performances) => {
    expect(await last(said)).toMatchObject({ input: { change, performances }, tool: 'changePerformanceDrafts' })
  })

  it.each([
    [
      'The Tempest plays every Thursday in May at 7pm in the Studio',
      { from: '2027-05-01', times: ['19:00'], to: '2027-05-31', weekdays: [4] },
    ],
    [
      'Add performances of The Tempest on Fridays and Saturdays from 3 May to 30 May at 2pm and 7.30pm',
      { from: '2027-05-03', times: ['14:00', '19:30'], to: '2027-05-30', weekdays: [5, 6] },
    ],
    [
      'Add performances of The Tempest every day in May at 7pm',
      { from: '2027-05-01', times: ['19:00'], to: '2027-05-31', weekdays: [1, 2, 3, 4, 5, 6, 7] },
    ],
  ])('add performances by a rule: %s', async (said, rule) => {
    expect(await last(said)).toMatchObject({ input: { event: 'events-tempest', rule }, tool: 'draftPerformances' })
  })

  it('asks for the time of a rule, and says back one without an end', async () => {
    expect((await askGuide('Add performances of Hamlet every Friday in May')).text).toContain('When is the performance')
    const asked = await askGuide('Add performances of Hamlet every Friday at 7pm')
    expect(asked.text).toContain('every Friday')
    expect(proposals(asked)).toEqual([])
  })

  it.each([
    ["Don't cancel Messiah"],
    ['Should we move Messiah to the Studio?'],
    ['Cancel Messiah in the Studio'],
    ['Move Messiah forward or back an hour'],
    ['Move Messiah to zorp 21 December'],
    ['Cancel the first performance of Messiah on 20 December'],
    ['Move all performances of The Seagull to 8 March'],
    ['Cancel The Seagull on 6 March at 2pm and 7pm'],
    ['Create an event called Carols on 20 December at 2pm and 7pm'],
    ['Messiah in December an hour earlier or not'],
    ['Cancel all of The Seagull except 6 March'],
  ])('propose nothing where a word is not accounted for: %s', async (said) => {
    expect(proposals(await askGuide(said))).toEqual([])
    expect(await last('Cancel Messiah')).toMatchObject({ input: { fields: { eventStatus: 'cancelled' } } })
  })

  it('mean the one performance that was listed, and ask which of several', async () => {
    const cancelled = { change: { instanceStatus: 'cancelled' } }
    expect(await last('When is the next performance of The Seagull?', 'cancel it')).toMatchObject({
      input: { ...cancelled, performances: SEAGULLS.slice(0, 1) },
    })
    expect(await last("What's on on Saturday?", 'cancel it')).toMatchObject({
      input: { ...cancelled, performances: SEAGULLS.slice(0, 1) },
    })
    const asked = await askGuide(['When is The Seagull on?', 'cancel that one'])
    expect(proposals(asked)).toEqual([])
    expect(asked.text).toContain('Which performance of The Seagull')
  })
})

describe('Commands about the site', () => {
  it.each([
    ['Add Gift vouchers to the main menu after Visit', { after: 'menu-visit', document: 'pages/pages-gifts' }],
    ['Add Gift vouchers to the menu before Parking', { after: 'menu-visit', document: 'pages/pages-gifts' }],
    ['Move Parking to the top of the menu', { after: 'start', do: 'move', id: 'menu-parking' }],
    ['Remove Parking from the menu', { do: 'remove', id: 'menu-parking' }],
  ])('change the menu: %s', async (said, change) => {
    expect(await last(said)).toMatchObject({ input: { changes: [change] }, tool: 'changeMenu' })
  })

  it.each([
    ['Remove the running time from Hamlet', { runningTime: null }],
    ["Clear Hamlet's subtitle", { subtitle: null }],
    ['Remove the picture from Hamlet', { images: null }],
  ])('remove a value: %s', async (said, fields) => {
    expect(await last(said)).toMatchObject({ input: { fields, id: 'events-hamlet' }, tool: 'updateDraft' })
  })

  it('name a document of another type only where it is said so', async () => {
    const asked = await askGuide('Rename the post Hamlet to Macbeth')
    expect(proposals(asked)).toEqual([])
    expect(await last('Rename the show Hamlet to Macbeth')).toMatchObject({ input: { id: 'events-hamlet' } })
  })
})
