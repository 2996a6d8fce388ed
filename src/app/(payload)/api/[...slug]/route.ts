import config from '@payload-config'
import { serveApiOnHost } from '@/config/serveHosts'

const serve = async (request: Request) => serveApiOnHost(await config, request)

export { serve as DELETE, serve as GET, serve as OPTIONS, serve as PATCH, serve as POST, serve as PUT }
