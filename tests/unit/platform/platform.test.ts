import { effectivePlatform, textIn } from '@/lib/platform/platformSettings'
import { shownAnnouncement } from '@/lib/platform/shownAnnouncement'

const ENVIRONMENT = {
  ACCENT_COLOUR: '#7a1f3d',
  HELP_URL: 'https://help.callboard.test',
  PRODUCT_NAME: 'Callboard',
  STUDIO_URL: undefined,
  TIMEZONES: ['UTC'],
}
const SAVED = { accentColour: '#004488', languages: ['cy'], productName: 'Playbill', timezones: ['Europe/Paris'] }

describe('effectivePlatform', () => {
  it('uses defaults where nothing is saved, and saved values otherwise', () => {
    expect(effectivePlatform({ productName: '', timezones: [] }, ENVIRONMENT, () => false)).toMatchObject({
      accentColour: '#7a1f3d',
      languages: [],
      productName: 'Callboard',
      studioUrl: null,
      timezones: ['UTC'],
    })
    expect(effectivePlatform(SAVED, ENVIRONMENT, () => false)).toMatchObject(SAVED)
  })

  it('lets each environment variable override its own setting', () => {
    const holds = effectivePlatform(
      SAVED,
      { ...ENVIRONMENT, PRODUCT_NAME: 'Stagehouse' },
      (name) => name === 'PRODUCT_NAME',
    )
    expect(holds).toMatchObject({ ...SAVED, productName: 'Stagehouse' })
  })

  it('textIn falls back from the reader’s language to English, then to any other', () => {
    const texts = { ar: 'مرحبا', en: 'Hello', es: null }
    expect(['ar', 'es', 'cy'].map((language) => textIn(texts, language))).toEqual(['مرحبا', 'Hello', 'Hello'])
    expect([textIn({ es: 'Hola' }, 'en'), textIn({}, 'en')]).toEqual(['Hola', ''])
  })
})

describe('shownAnnouncement', () => {
  const at = (moment: string) => Date.parse(moment)
  const saved = {
    level: 'warning',
    showFrom: '2026-11-22T10:00:00Z',
    showUntil: '2026-11-22T12:00:00Z',
    text: { en: 'Down at noon' },
    updatedAt: '2026-11-21T09:00:00Z',
  } as const

  it('shows the announcement from its start until its end', () => {
    const moments = ['2026-11-22T09:59:59Z', '2026-11-22T10:00:00Z', '2026-11-22T11:59:59Z', '2026-11-22T12:00:00Z']
    expect(moments.map((moment) => shownAnnouncement(saved, 'en', at(moment))?.text)).toEqual([
      undefined,
      'Down at noon',
      'Down at noon',
      undefined,
    ])
  })

  it('shows it at once and for good without dates, never without a text, and with a new id after a change', () => {
    const always = { ...saved, showFrom: null, showUntil: null }
    expect(shownAnnouncement(always, 'es', 0)).toEqual({
      id: String(at(saved.updatedAt)),
      level: 'warning',
      text: 'Down at noon',
    })
    expect(shownAnnouncement({ ...always, text: {} }, 'en', 0)).toBeNull()
    expect(shownAnnouncement({}, 'en', 0)).toBeNull()
    expect(shownAnnouncement({ ...always, updatedAt: '2026-11-21T09:00:01Z' }, 'en', 0)?.id).not.toBe(
      String(at(saved.updatedAt)),
    )
  })
})
