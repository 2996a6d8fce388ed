import { askGuide } from '@tests/fixtures/chat/guideSite'

const WEEK = { from: '2027-02-01', to: '2027-02-07' }

describe('The guide about visitors', () => {
  it.each([
    ['how many people read The Seagull last week', WEEK, /Seagull\].* was opened 120 times.*Book was pressed 9 times/s],
    ['¿Cuánta gente leyó The Seagull la semana pasada?', WEEK, /se abrió 120 veces/],
    ['كم شخصا قرأ The Seagull الأسبوع الماضي؟', WEEK, /120/],
    ['how many people came to the website yesterday', { from: '2027-02-09', to: '2027-02-09' }, /opened 460 times/],
    ['visitor numbers for january', { from: '2027-01-01', to: '2027-01-31' }, /opened 460 times/],
    ['did anyone look at the visit page', {}, /Visit\].*opened 40 times/],
    ['what were the top 5 pages last week', WEEK, /What’s on: 300/],
    ['which page is read most', {}, /What’s on: 300\n- \[The Seagull\].*: 120\n- \[Visit\]/],
    ['what was the most popular show last month', { from: '2027-01-01', to: '2027-01-31' }, /Seagull\][^\n]*: 120\n\n/],
    ['where do our visitors come from', {}, /Typed, or from a program: 200/],
    ["what are people searching for that they can't find", {}, /found nothing.*“panto”: 3/s],
    ['which show gets the most clicks on book', {}, /The Seagull\][^\n]*: 9\n- \[The Snow Queen\][^\n]*: 5/],
  ])('answers from the figures, with a link to them: %s', async (said, input, text) => {
    const asked = await askGuide(said)
    expect(asked.calls.at(-1)).toEqual({ input, tool: 'readAudience' })
    expect(asked.text).toMatch(text)
    expect(asked.text).toContain('](/admin/visitors)')
  })

  it('says that a document is not among the figures, which is not to say that nobody read it', async () => {
    expect((await askGuide('how many people read Hamlet last week')).text).toContain('is not among the figures')
  })

  it.each([
    ['how many people read Macbeth last week', /found nothing called “Macbeth”/],
    ['how many people read The Seagull on Monday evening', /did not take in “.*evening”/],
    ['how many people bought a ticket for The Seagull', /did not/],
  ])('gives no figures for what it did not take in: %s', async (said, text) => {
    const asked = await askGuide(said)
    expect(asked.calls.map(({ tool }) => tool)).not.toContain('readAudience')
    expect(asked.text).toMatch(text)
  })

  it('knows of no figures in an installation that counts no visits', async () => {
    const asked = await askGuide('which page is read most', { features: [] })
    expect(asked.calls).toEqual([])
    expect(asked.text).toContain('did not understand')
    expect(asked.text).not.toContain('/admin/visitors')
  })
})
