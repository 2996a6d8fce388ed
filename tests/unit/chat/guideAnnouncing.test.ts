import { askGuide } from '@tests/fixtures/chat/guideSite'

const changes = async (said: string) =>
  (await askGuide(said)).calls.filter(({ tool }) => /^(?:change|create|draft|update)/.test(tool))

describe('The guide about changes of a whole day or place', () => {
  it.each([
    ['Cancel everything on Saturday'],
    ['cancel all of saturday'],
    ['delay everything on saturday by 20 minutes'],
    ['everything at the Studio on Saturday is cancelled'],
    ['all shows on Saturday evening are cancelled'],
    ["Saturday's show starts 15 mins late"],
    ['tell everyone Saturdays Seagull is off'],
    ["we're closed on saturday"],
    ['Todo lo del Studio del sábado se cancela'],
    ['كل العروض يوم السبت ملغاة'],
  ])('leads to the screen that announces it, with the performances that are meant: %s', async (said) => {
    const { text } = await askGuide(said)
    expect(text).toContain('](/admin/announcements#ids=events-seagull-2027-02-13)')
    expect(text).toContain('[The Seagull](/admin/collections/event-instances/events-seagull-2027-02-13)')
    expect(await changes(said)).toEqual([])
  })

  it('asks the programme at the venue that is named', async () => {
    const { calls } = await askGuide('everything at the Studio on Saturday is cancelled')
    expect(calls.at(-1)).toMatchObject({
      input: { from: '2027-02-13', to: '2027-02-13', venue: 'venues-studio' },
      tool: 'listWhatsOn',
    })
  })

  it('leaves out performances in another part of the day', async () => {
    expect((await askGuide("cancel Friday's matinee")).text).toContain('#ids=events-queen-2027-02-12')
    expect((await askGuide('cancel all shows on Friday evening')).text).toMatch(/no performance like that/)
  })

  it('names none where the day is not said', async () => {
    expect((await askGuide('announce a cancellation')).text).toContain('](/admin/announcements).')
    expect((await askGuide('tell everyone that Hamlet is cancelled')).text).toContain('?event=events-hamlet)')
  })

  it('leads to a form that begins with what happens', async () => {
    expect((await askGuide('tell everyone that Hamlet is postponed')).text).toContain(
      '?event=events-hamlet&kind=postponed)',
    )
  })

  it.each([
    ['tell everyone that the bar is closed'],
    ['cancel everything in the garden on Saturday'],
    ['Is everything on Saturday cancelled?'],
    ['No performance on Saturday?'],
  ])('announces nothing that was not taken in, and takes no question for a change: %s', async (said) => {
    const { text } = await askGuide(said)
    expect(text).not.toContain('#ids=')
    expect(await changes(said)).toEqual([])
  })

  it('does not lead to a screen that an installation does not have', async () => {
    expect((await askGuide('Cancel everything on Saturday', { features: [] })).text).not.toContain('/announcements')
  })
})
