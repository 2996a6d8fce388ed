import { buildConfig } from 'payload'
import { audience } from './src/plugins/audience'
import { canary } from './src/plugins/canary'
import { chat } from './src/plugins/chat'
import { credits } from './src/plugins/credits'
import { csvImport } from './src/plugins/csvImport'
import { mediaLibrary } from './src/plugins/mediaLibrary'
import { messenger } from './src/plugins/messenger'
import { movingIn } from './src/plugins/movingIn'
import { nyphil } from './src/plugins/nyphil'
import { pageTree } from './src/plugins/pageTree'
import { passkeys } from './src/plugins/passkeys'
import { performances } from './src/plugins/performances'
import { releases } from './src/plugins/releases'
import { reviews } from './src/plugins/reviews'
import { savedViews } from './src/plugins/savedViews'
import { search } from './src/plugins/search'
import { seo } from './src/plugins/seo'
import { site } from './src/plugins/site'
import { starters } from './src/plugins/starters'
import { themes } from './src/plugins/themes'
import { ticketing } from './src/plugins/ticketing'
import { tokens } from './src/plugins/tokens'
import { translations } from './src/plugins/translations'
import { versions } from './src/plugins/versions'
import { siteTypes } from './src/collections/siteTypes'
import { callboard } from './src/config/callboard'
import { multiTenant } from './src/config/multiTenant'
import { callboardDatabase } from './src/database/adapter'
import { settings } from './src/lib/settings'

export default buildConfig({
  db: callboardDatabase(),
  plugins: [
    callboard({ contentTypes: siteTypes }),
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
    multiTenant(),
  ],
  secret: settings().PAYLOAD_SECRET,
})
