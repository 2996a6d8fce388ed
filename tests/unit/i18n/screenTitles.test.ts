import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appTextIn } from '@/i18n/content/appTexts'
import { screenTitleIn } from '@/i18n/content/screenTitles'
import { readApps } from '@/seed/reading/kinds'

const LANGUAGES = ['ar', 'cy', 'es']

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && /^(index|admin|parts)\.tsx?$/.test(one.name))
    .map((one) => join(one.parentPath, one.name))

/** Titles of the views that we register, as their definitions have them. */
const titles = [...new Set(['src/config', 'src/plugins'].flatMap(files))].flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/meta: \{ title: '([^']+)'/g)].map(([, title]) => title!),
)

describe('texts from view definitions and the app catalogue', () => {
  it.each(LANGUAGES)('translate the title of every screen into %s', (language) => {
    expect(titles.length).toBeGreaterThan(25)
    expect(titles.filter((title) => title !== 'General' && screenTitleIn(language, title) === title)).toEqual([])
  })

  it.each(LANGUAGES)('translate into %s the description of every app in the catalogue', (language) => {
    const apps = readApps()
    expect(apps.length).toBeGreaterThan(15)
    expect(apps.map(({ description }) => description).filter((text) => appTextIn(language, text) === text)).toEqual([])
  })

  it('stay unchanged when a developer or the provider wrote their own', () => {
    expect(screenTitleIn('ar', 'Seating plans')).toBe('Seating plans')
    expect(appTextIn('es', 'Our own app.')).toBe('Our own app.')
    expect(screenTitleIn('en', 'Apps')).toBe('Apps')
  })
})
