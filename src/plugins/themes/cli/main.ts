import { runToEnd } from './runToEnd'

/** Entry point in the repository: `npm run theme -- …`. npm changes to the top folder and notes where it was called. */
runToEnd({
  args: process.argv.slice(2),
  command: 'npm run theme --',
  cwd: process.env.INIT_CWD ?? process.cwd(),
})
