import { translatorOf, addMessages } from '@/i18n/translator'
import {
  connectsWithoutTest,
  isEditable,
  nextPhase,
  phaseMessageKey,
  type Phase,
  type Step,
} from '@/plugins/ticketing/lib/connections/connectionPhase'
import { problemMessage } from '@/plugins/ticketing/lib/connections/problemMessage'
import { PROBLEMS } from '@/plugins/ticketing/lib/provider/problems'
import { messages } from '@/plugins/ticketing/messages'
import { findProvider } from '@/plugins/ticketing/providers'

addMessages(messages)
const t = translatorOf({ language: 'en' })

/** The words that a person reads one after the other. */
function read(handle: string, steps: Step[]): string[] {
  let phase: Phase = 'disconnected'
  return [phase, ...steps.map((step) => (phase = nextPhase(phase, step)))].map((each) =>
    t(phaseMessageKey(each, handle)),
  )
}

describe('Connection phases', () => {
  it.each([
    ['Line-Up [A-173] [B-202]', 'lineup', 'Testing API'],
    ['Tessitura [A-173] [B-200]', 'tessitura', 'Testing Api'],
    ['Elevent [B-198]', 'elevent', 'Testing Api'],
  ])('a connection goes through Disconnected, testing, Ready to connect and Connected: %s', (_, handle, testing) => {
    expect(connectsWithoutTest(findProvider(handle)!.connection)).toBe(false)
    expect(read(handle, ['testing', 'tested', 'connected', 'disconnected'])).toEqual([
      'Disconnected',
      testing,
      'Ready to connect',
      'Connected',
      'Disconnected',
    ])
    expect(read(handle, ['testing', 'failed'])).toEqual(['Disconnected', testing, 'Disconnected'])
  })

  it('Spektrix goes from Disconnected through Connecting... to Connected in one step [B-199]', () => {
    expect(connectsWithoutTest(findProvider('spektrix')!.connection)).toBe(true)
    expect(read('spektrix', ['connecting', 'connected', 'disconnected'])).toEqual([
      'Disconnected',
      'Connecting...',
      'Connected',
      'Disconnected',
    ])
  })

  it('an edit resets a tested connection, and fields are locked while it is tested or connected [A-175] [B-201] [B-202]', () => {
    expect(read('tessitura', ['testing', 'tested', 'edited'])).toEqual([
      'Disconnected',
      'Testing Api',
      'Ready to connect',
      'Disconnected',
    ])
    expect((['connected', 'connecting', 'disconnected', 'ready', 'testing'] as const).filter(isEditable)).toEqual([
      'disconnected',
      'ready',
    ])
    for (const phase of ['connected', 'connecting', 'testing'] as const) expect(nextPhase(phase, 'edited')).toBe(phase)
  })

  it('reports invalid credentials with the texts of the specification [A-335] [A-336] [B-328] [B-329] [B-330]', () => {
    const problem = (handle: string) =>
      problemMessage(t, findProvider(handle)!, { call: null, detail: null, name: 'credentials', status: 401 })
    expect(t('ticketingUnable', { provider: findProvider('elevent')!.name })).toBe(
      'Unable to validate Elevent Details, please check and try again',
    )
    expect(t('ticketingUnable', { provider: findProvider('spektrix')!.name })).toBe(
      'Unable to validate Spektrix Details, please check and try again',
    )
    expect(t('ticketingUnableLineup', { problem: problem('lineup') })).toBe(
      'Unable to validate Lineup Details: Line-Up does not accept these credentials. Check them for typing errors.',
    )
    expect(
      t('ticketingUnableBecause', { problem: problem('tessitura'), provider: findProvider('tessitura')!.name }),
    ).toBe(
      'Unable to validate Tessitura Details: Tessitura does not accept these credentials. Check them for typing errors.',
    )
  })
})

describe('Problems of a box office', () => {
  const cases = PROBLEMS.flatMap((name) =>
    (['ar', 'en', 'es'] as const).flatMap((language) => [null, '', ' '].map((detail) => ({ detail, language, name }))),
  )
  it.each(cases)(
    'are whole sentences without a detail: $name in $language, "$detail"',
    ({ detail, language, name }) => {
      const sentence = problemMessage(
        translatorOf({ language }),
        { name: 'Tessitura' },
        {
          call: null,
          detail,
          name,
          status: 500,
        },
      )
      expect(sentence).toMatch(/[.!?]$/)
      expect(sentence).not.toMatch(/[:(]\s*[.):]|\(\s*\)/)
    },
  )

  it('end with their detail where there is one', () => {
    const sentence = (detail: string | null) =>
      problemMessage(t, { name: 'Tessitura' }, { call: 'events', detail, name: 'unwell', status: 500 })
    expect(sentence('Database')).toBe('Tessitura reports a problem at the moment: Database')
    expect(sentence(null)).toBe('Tessitura reports a problem at the moment.')
  })
})
