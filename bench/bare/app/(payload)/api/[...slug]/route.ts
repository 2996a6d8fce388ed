import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes'
import config from '../../../../payload.config'

export const DELETE = REST_DELETE(config)
export const GET = REST_GET(config)
export const PATCH = REST_PATCH(config)
export const POST = REST_POST(config)
