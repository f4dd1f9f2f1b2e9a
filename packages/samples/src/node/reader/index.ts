export {callsFile, callsIn, formatCalls, formatFile, readCalls, type SampleCall, type MemberNames} from './calls';
export {
  findSamplesRoot,
  listSamples,
  readModule,
  readSample,
  samplesFolder,
  type Sample,
  type SampleDependency,
  type SampleFile,
  type SampleFormat,
  type SampleLanguage,
} from './read';
export {withoutMarkers} from './regions';
