import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appTextIn } from '@/i18n/content/appTexts'
import { screenTitleIn } from '@/i18n/content/screenTitles'
import { APPS } from '@/seed/platform/apps/apps'

const LANGUAGES = ['ar', 'es']

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && /^(index|admin|parts)\.tsx?$/.test(one.name))
    .map((one) => join(one.parentPath, one.name))

/** Titles of the views that we register, as their definitions have them. */
const titles = [...new Set(['src/config', 'src/plugins'].flatMap(files))].flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/meta: \{ title: '([^']+)'/g)].map(([, title]) => title!),
)

describe('texts that stand in definitions and in the catalogue', () => {
  it.each(LANGUAGES)('have the title of every screen in %s', (language) => {
    expect(titles.length).toBeGreaterThan(25)
    expect(titles.filter((title) => title !== 'General' && screenTitleIn(language, title) === title)).toEqual([])
  })

  it.each(LANGUAGES)('say in %s what every app of the catalogue is for', (language) => {
    expect(APPS.length).toBeGreaterThan(15)
    expect(APPS.map(({ description }) => description).filter((text) => appTextIn(language, text) === text)).toEqual([])
  })

  it('stay as they are where a developer or the provider has written another', () => {
    expect(screenTitleIn('ar', 'Seating plans')).toBe('Seating plans')
    expect(appTextIn('es', 'Our own app.')).toBe('Our own app.')
    expect(screenTitleIn('en', 'Apps')).toBe('Apps')
  })
})
