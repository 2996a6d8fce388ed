import { chat } from './src/plugins/chat'
import { mediaLibrary } from './src/plugins/mediaLibrary'
import { messenger } from './src/plugins/messenger'
import { nyphil } from './src/plugins/nyphil'
import { pageTree } from './src/plugins/pageTree'
import { performances } from './src/plugins/performances'
import { search } from './src/plugins/search'
import { site } from './src/plugins/site'
import { themes } from './src/plugins/themes'
import { ticketing } from './src/plugins/ticketing'
import { tokens } from './src/plugins/tokens'
import { siteTypes } from './src/collections/siteTypes'
import { buildCallboard } from './src/config/buildCallboard'

export default buildCallboard({
  contentTypes: siteTypes,
  plugins: [search(), pageTree(), performances(), mediaLibrary(), site(), themes(), ticketing(), chat(), tokens(), messenger(), nyphil()],
})
