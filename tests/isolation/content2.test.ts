import { describeContent } from './support/contentSuite'
import { makeStage, type Stage } from './support/stage'
import { contentTypesOf } from './support/subjects'

let stage: Stage

beforeAll(async () => {
  stage = await makeStage()
})
afterAll(() => stage.app.close())

describeContent(
  'second half of the content types',
  () => stage,
  () => contentTypesOf(stage).filter((_, index) => index % 2 === 1),
)
