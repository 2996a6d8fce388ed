import type { Plugin } from 'payload'

/** New instances of the plugins in `payload.config.ts`. `tests/int/plugins/all.test.ts` keeps the two lists in step. */
export async function productPlugins(): Promise<Plugin[]> {
  const { audience } = await import('@/plugins/audience')
  const { canary } = await import('@/plugins/canary')
  const { chat } = await import('@/plugins/chat')
  const { credits } = await import('@/plugins/credits')
  const { csvImport } = await import('@/plugins/csvImport')
  const { mediaLibrary } = await import('@/plugins/mediaLibrary')
  const { messenger } = await import('@/plugins/messenger')
  const { movingIn } = await import('@/plugins/movingIn')
  const { nyphil } = await import('@/plugins/nyphil')
  const { starters } = await import('@/plugins/starters')
  const { pageTree } = await import('@/plugins/pageTree')
  const { passkeys } = await import('@/plugins/passkeys')
  const { performances } = await import('@/plugins/performances')
  const { releases } = await import('@/plugins/releases')
  const { reviews } = await import('@/plugins/reviews')
  const { savedViews } = await import('@/plugins/savedViews')
  const { search } = await import('@/plugins/search')
  const { seo } = await import('@/plugins/seo')
  const { site } = await import('@/plugins/site')
  const { themes } = await import('@/plugins/themes')
  const { ticketing } = await import('@/plugins/ticketing')
  const { tokens } = await import('@/plugins/tokens')
  const { translations } = await import('@/plugins/translations')
  const { versions } = await import('@/plugins/versions')
  return [
    search(),
    pageTree(),
    performances(),
    mediaLibrary(),
    credits(),
    reviews(),
    releases(),
    site(),
    seo(),
    audience(),
    themes(),
    ticketing(),
    chat(),
    tokens(),
    passkeys(),
    csvImport(),
    movingIn(),
    savedViews(),
    messenger(),
    versions(),
    translations(),
    nyphil(),
    starters(),
    canary(),
  ]
}
