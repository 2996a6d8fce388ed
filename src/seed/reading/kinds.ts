import { readFileSync } from 'node:fs'
import type { ManifestInput } from '@/lib/themes/manifestSchema'
import { dataPath, hasData, readEntries, readYaml } from './readData'
import * as schemas from './schemas'

/** The catalogue of apps, as documents, with the file of each logo. */
export const readApps = () =>
  readEntries('platform', 'apps', schemas.app).map(({ overview, steps, ...app }) => ({
    ...app,
    howItWorks: `<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`,
    overview: overview.map((paragraph) => `<p>${paragraph}</p>`).join(''),
  }))

export const readPlans = () => readEntries('platform', 'plans', schemas.plan)

export const readUsers = () => readEntries('platform', 'users', schemas.user)

export const readTenants = () => readEntries('platform', 'tenants', schemas.tenant)

export const readEvents = (site: string) => readEntries(site, 'events', schemas.event)

export const readPages = (site: string) => readEntries(site, 'pages', schemas.page)

/** What the events of a site refer to. Empty for a site without such a file. */
export const readProgramme = (site: string): schemas.Programme =>
  hasData(site, 'programme') ? readYaml(site, 'programme', schemas.programme) : schemas.programme.parse({})

/** The manifest of a theme. It is validated when the theme is written, as for any other theme. */
export const readDemoManifest = (site: string, file: string): ManifestInput =>
  JSON.parse(readFileSync(dataPath(site, 'manifests', file), 'utf8')) as ManifestInput
