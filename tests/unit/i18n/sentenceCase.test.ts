import { en } from '@payloadcms/translations/languages/en'
import { sentenceCase } from '@/i18n/sentenceCase'

const of = (text: string) => sentenceCase({ area: { key: text } }).area.key

describe('sentenceCase', () => {
  it.each([
    ['Create New', 'Create new'],
    ['Enable API Key', 'Enable API key'],
    ['Per Page: {{limit}}', 'Per page: {{limit}}'],
    ['Email or Username', 'Email or username'],
  ])('changes %s to sentence case', (text, expected) => {
    expect(of(text)).toBe(expected)
  })

  it.each(['Are you sure? You cannot undo this.', 'Choose English', 'URL', 'Save'])('leaves %s unchanged', (text) => {
    expect(of(text)).toBe(text)
  })

  it('keeps the placeholders of Payload’s texts', () => {
    const placeholders = (text: string) => text.match(/\{\{\w+\}\}/g)
    const texts = sentenceCase(en.translations as unknown as Record<string, Record<string, string>>)
    for (const [area, inArea] of Object.entries(en.translations))
      for (const [key, text] of Object.entries(inArea))
        expect(placeholders(texts[area]![key]!)).toEqual(placeholders(text))
  })
})
