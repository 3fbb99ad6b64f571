import type { SampleLanguageId } from '../../samples/language-labels.ts';
import { SAMPLE_LANGUAGES } from '../../samples/languages.ts';
import { sampleRequest } from '../../samples/sample-request.ts';
import { operationOf } from '../../samples/samples.ts';
import { type EditedRequest, sampleCallOf } from './request.ts';

/**
 * Lets the code of a sample follow the request that is edited below it, in every language. The
 * documented request brings the code back that the page came with.
 */
export function followRequest(sample: HTMLElement, documented: EditedRequest) {
  const codes = [...sample.querySelectorAll<HTMLElement>('[data-language]')].map((element) => ({
    element,
    language: element.dataset.language as SampleLanguageId,
    first: [...element.childNodes],
    colors: element.getAttribute('data-colors'),
  }));
  const codeOf = (request: EditedRequest) => JSON.stringify(sampleCallOf(request));
  const unchanged = codeOf(documented);
  return (request: EditedRequest) => {
    const call = sampleCallOf(request);
    if (!call) return;
    const isDocumented = codeOf(request) === unchanged;
    const written = sampleRequest(operationOf(request.operation), call);
    for (const { element, language, first, colors } of codes) {
      // The colors belong to the documented code.
      if (colors) element.setAttribute('data-colors', isDocumented ? colors : '');
      if (isDocumented) element.replaceChildren(...first);
      else element.replaceChildren(...colored(SAMPLE_LANGUAGES[language].write(written)));
    }
  };
}

const TEXTS = /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`)/;

/** Texts in their color, as nodes: nothing that a reader types becomes HTML. */
function colored(code: string): Node[] {
  return code.split(TEXTS).map((part, position) => {
    if (position % 2 === 0) return document.createTextNode(part);
    const text = document.createElement('span');
    text.className = 'code-string';
    text.textContent = part;
    return text;
  });
}
