import config from '@payload-config'
import { answerVisitor } from '@/plugins/site/lib/answerVisitor'

const serve = (request: Request) => answerVisitor(config, request)

export { serve as DELETE, serve as GET, serve as HEAD, serve as PATCH, serve as POST, serve as PUT }
