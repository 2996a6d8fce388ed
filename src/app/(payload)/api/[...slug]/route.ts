import config from '@payload-config'
import { serveApi } from '@/endpoints/serveApi'
import { serveSiteApi } from '@/plugins/site/lib/serveSiteApi'

const serve = async (request: Request) => (await serveSiteApi(config, request)) ?? serveApi(config, request)

export { serve as DELETE, serve as GET, serve as OPTIONS, serve as PATCH, serve as POST, serve as PUT }
