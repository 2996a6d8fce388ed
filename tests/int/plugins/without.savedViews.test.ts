import { describeWithout } from './support/withoutPlugin'

describeWithout('savedViews')
