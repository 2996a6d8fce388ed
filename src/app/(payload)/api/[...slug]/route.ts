import config from '@payload-config'
import { serveApi } from '@/endpoints/serveApi'

const serve = (request: Request) => serveApi(config, request)

export { serve as DELETE, serve as GET, serve as OPTIONS, serve as PATCH, serve as POST, serve as PUT }
