// Stands in for Next as a library: says that it is started and ended, and answers that it is ready.
import { note } from './dist/bin/note.mjs'

export default () => ({
  close: async () => note('next ends'),
  getRequestHandler: () => async (request, response) => {
    if (request.url === '/die') {
      console.error('the last words of the web server')
      process.exit(7)
    }
    response.writeHead(request.url === '/api/health/ready' ? 200 : 404).end()
  },
  prepare: async () => note('next start'),
})
