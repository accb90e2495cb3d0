import { cppSample } from './cpp.ts';
import { csharpSample } from './csharp.ts';
import { curlSample } from './curl.ts';
import { goSample } from './go.ts';
import { javaSample } from './java.ts';
import { javascriptSample } from './javascript.ts';
import { phpSample } from './php.ts';
import { pythonSample } from './python.ts';
import type { SampleCall } from './sample-call.ts';

export interface SampleLanguage {
  name: string;
  title: string;
  /** The name of the file that the sample is saved as. */
  file: string;
  /** The name by which code is coloured. */
  colours: string;
  /** The requirements of the sample, and the command that runs it. */
  needs: string;
  run: string;
  sampleOf: (call: SampleCall) => string;
}

/** The languages of the samples, in the order in which they are shown. Each needs only what comes with it. */
export const sampleLanguages: readonly [SampleLanguage, ...SampleLanguage[]] = [
  {
    name: 'curl',
    title: 'curl',
    file: 'infer.sh',
    colours: 'bash',
    needs: 'curl',
    run: 'sh infer.sh',
    sampleOf: curlSample,
  },
  {
    name: 'python',
    title: 'Python',
    file: 'infer.py',
    colours: 'python',
    needs: 'Python 3.8 及以上，只用标准库',
    run: 'python3 infer.py',
    sampleOf: pythonSample,
  },
  {
    name: 'javascript',
    title: 'JavaScript',
    file: 'infer.mjs',
    colours: 'javascript',
    needs: 'Node.js 20 及以上',
    run: 'node infer.mjs',
    sampleOf: javascriptSample,
  },
  {
    name: 'java',
    title: 'Java',
    file: 'Infer.java',
    colours: 'java',
    needs: 'Java 11 及以上',
    run: 'java Infer.java',
    sampleOf: javaSample,
  },
  {
    name: 'go',
    title: 'Go',
    file: 'infer.go',
    colours: 'go',
    needs: 'Go 1.18 及以上',
    run: 'go run infer.go',
    sampleOf: goSample,
  },
  {
    name: 'csharp',
    title: 'C#',
    file: 'Program.cs',
    colours: 'csharp',
    needs: '.NET 6 及以上的控制台项目',
    run: 'dotnet run',
    sampleOf: csharpSample,
  },
  {
    name: 'php',
    title: 'PHP',
    file: 'infer.php',
    colours: 'php',
    needs: 'PHP 8 及 curl 扩展',
    run: 'php infer.php',
    sampleOf: phpSample,
  },
  {
    name: 'cpp',
    title: 'C++',
    file: 'infer.cpp',
    colours: 'cpp',
    needs: 'C++17 与 libcurl 7.56 及以上',
    run: 'g++ -std=c++17 infer.cpp -lcurl -o infer && ./infer',
    sampleOf: cppSample,
  },
];
