import { formatCode, normaliseCode, sevenCapitals } from '#shared/domain/code.ts';
import { inLanguage } from '#shared/text/currentLanguage.ts';
import { localeOf } from '#shared/text/languages.ts';
import { t } from '#shared/text/t.ts';
import { type FoundPlace, isUp, loadDirections, lookUp, type Service } from './askService.ts';
import { languageOf } from './elementLanguage.ts';
import { FormField } from './FormField.ts';
import { fillFields } from './fillFields.ts';
import {
  forgetAsked,
  handOver,
  hasCodeInAddress,
  makeUrl,
  noteAsked,
  readAsked,
  takeCodeFromAddress,
  waitForCode,
} from './returnedCode.ts';
import { messageOf, problemOf } from './sentences.ts';
import type { Question, Situation, State } from './state.ts';
import { tidyCode } from './tidyCode.ts';
import { type Action, createView, type View } from './view.ts';

/** What `zar-address` events say in `detail.status`. */
type Status = 'empty' | 'incomplete' | 'found' | 'missing' | 'unchecked';

const typingMs = 250;
const closingMs = 300;

/** The origin of the script; of a module it has to be said by `base`. */
const scriptOrigin =
  document.currentScript instanceof HTMLScriptElement ? new URL(document.currentScript.src).origin : '';

/** `<zar-address>` (docs/product/address-element.md). */
export class AddressElement extends FormField {
  static readonly observedAttributes = ['api-key', 'base', 'lang', 'name', 'required', 'value'];

  readonly #view: View;
  #text = '';
  #state: State = { kind: 'empty' };
  #question: Question | null = null;
  #isFilled = false;
  #isTouched = false;
  #isDisabled = false;
  #isDown = false;
  #customProblem = '';
  #readAs: string | null = null;
  #asking = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #endWaiting: (() => void) | undefined;
  #reported = 'empty null';
  readonly #documentLanguage = new MutationObserver(() => this.#languageChanged());

  constructor() {
    super();
    this.#view = createView(this.attachShadow({ mode: 'open', delegatesFocus: true }));
    const { input, make } = this.#view;
    input.addEventListener('input', (event) => this.#typed(event as InputEvent));
    input.addEventListener('change', () => this.#tell('change'));
    input.addEventListener('focus', () => this.#focused());
    input.addEventListener('blur', () => this.#left());
    input.addEventListener('keydown', (event) => this.#pressed(event));
    make.addEventListener('click', () => this.#asked());
    this.addEventListener('invalid', () => this.#refusedToSubmit());
  }

  /** With its hyphen where it is a code, else what was typed. */
  get value(): string {
    const code = normaliseCode(this.#text);
    return code === null ? this.#text.trim() : formatCode(code);
  }
  set value(value: string | null | undefined) {
    const text = tidyCode(String(value ?? ''));
    if (text !== tidyCode(this.#text)) this.#take(text);
  }

  /** What is at the code, once it is found. */
  get address(): FoundPlace | null {
    return this.#state.kind === 'found' ? this.#state.place : null;
  }

  setCustomValidity(problem: string): void {
    this.#customProblem = problem;
    this.#draw();
  }

  connectedCallback(): void {
    this.takeOverProperties();
    this.#documentLanguage.observe(document.documentElement, { attributeFilter: ['lang'] });
    addEventListener('online', this.#online);
    addEventListener('hashchange', this.#codeReturned);
    // Labels may follow it in the page.
    document.addEventListener('DOMContentLoaded', this.#redraw, { once: true });
    queueMicrotask(this.#redraw);
    // It was moved in the page meanwhile.
    if (this.#state.kind === 'looking') this.#take(this.#text);
    this.#waitForCode();
    queueMicrotask(this.#codeReturned);
  }

  disconnectedCallback(): void {
    this.#documentLanguage.disconnect();
    removeEventListener('online', this.#online);
    removeEventListener('hashchange', this.#codeReturned);
    this.#endWaiting?.();
    this.#stop();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    if (name === 'lang') this.#languageChanged();
    if (name === 'value' && !this.#isTouched) this.value = after;
    if (name === 'api-key' || name === 'base') this.#lookUpAgain();
    this.#draw();
  }

  formAssociatedCallback(): void {
    this.#draw();
  }
  formDisabledCallback(isDisabled: boolean): void {
    this.#isDisabled = isDisabled;
    this.#draw();
  }
  formResetCallback(): void {
    this.#isTouched = false;
    this.#take(tidyCode(this.getAttribute('value') ?? ''));
  }
  formStateRestoreCallback(state: string | File | FormData | null): void {
    if (typeof state === 'string') this.value = state;
  }

  get #service(): Service {
    const base = this.getAttribute('base') ?? scriptOrigin;
    return { base: base.replace(/\/+$/, ''), key: this.getAttribute('api-key') ?? '' };
  }

  #typed(event: InputEvent): void {
    const { input } = this.#view;
    const isAtEnd = input.selectionStart === input.value.length;
    // Not what is corrected in its middle, nor what a phone's keyboard is still composing.
    const isAdded = isAtEnd && !event.isComposing && !event.inputType.startsWith('delete');
    this.#take(isAdded ? tidyCode(input.value) : input.value, typingMs);
  }

  /** @param delayMs until it is looked up: who types a code does not stop in the middle */
  #take(text: string, delayMs = 0): void {
    this.#stop();
    this.#write(text);
    this.#question = null;
    this.#isFilled = false;
    this.#readAs = null;
    const seven = sevenCapitals(tidyCode(text));
    if (seven === null) this.#enter({ kind: text.trim() === '' ? 'empty' : 'incomplete' });
    else {
      this.#enter({ kind: 'looking' });
      this.#timer = setTimeout(() => void this.#lookUp(seven), delayMs);
    }
  }

  #write(text: string): void {
    this.#text = text;
    const { input } = this.#view;
    if (input.value !== text) input.value = text;
  }

  #lookUpAgain(): void {
    if (this.isConnected && this.#state.kind !== 'found' && this.#text !== '') this.#take(this.#text);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#asking.abort();
    this.#asking = new AbortController();
  }

  async #lookUp(seven: string): Promise<void> {
    const { signal } = this.#asking;
    const answer = await lookUp(this.#service, seven, signal);
    if (signal.aborted) return;
    this.#isDown = answer.kind !== 'found' && answer.kind !== 'missing';
    if (answer.kind !== 'found') return this.#enter(answer);
    const { place } = answer;
    if (normaliseCode(place.code) !== seven) this.#readAs = place.code;
    this.#write(place.code);
    this.#fill(place, false);
    this.#enter({ kind: 'found', place, directions: null });
    await this.#loadDirections(place);
  }

  async #loadDirections(place: FoundPlace): Promise<void> {
    if (place.level !== 'public' || !place.hasGuide) return;
    const { signal } = this.#asking;
    const wanted = { code: place.code, language: languageOf(this) };
    const directions = await loadDirections(this.#service, wanted, signal);
    if (!signal.aborted && this.#state.kind === 'found') this.#enter({ kind: 'found', place, directions });
  }

  #enter(state: State): void {
    this.#state = state;
    this.#draw();
    this.#report();
  }

  /** Says to the shop what became of the code, once. */
  #report(): void {
    const { kind } = this.#state;
    if (kind === 'looking') return;
    const status: Status = kind === 'offline' || kind === 'busy' || kind === 'refused' ? 'unchecked' : kind;
    const code = status === 'found' || status === 'unchecked' ? this.value : null;
    const reported = `${status} ${code}`;
    if (reported === this.#reported) return;
    this.#reported = reported;
    const detail = { status, code, address: this.address };
    this.dispatchEvent(new CustomEvent('zar-address', { bubbles: true, composed: true, detail }));
  }

  #tell(type: 'input' | 'change'): void {
    this.dispatchEvent(new Event(type, { bubbles: true }));
  }

  /** A code that was chosen and not typed. */
  #choose(code: string): void {
    this.#take(code);
    this.#tell('input');
    this.#tell('change');
  }

  #fill(place: FoundPlace, replace: boolean): void {
    const { form } = this;
    const section = this.getAttribute('fill');
    if (form === null || section === 'none') return;
    const outcome = fillFields(form, place, { section, replace });
    this.#question = outcome === 'asks' ? { kind: 'otherAddress' } : null;
    this.#isFilled = outcome === 'filled';
  }

  #focused(): void {
    if (this.required) void this.#checkService();
    this.#draw();
  }

  #left(): void {
    this.#isTouched ||= this.#text !== '';
    this.#write(tidyCode(this.#text));
    this.#draw();
  }

  #refusedToSubmit(): void {
    this.#isTouched = true;
    void this.#checkService();
    this.#draw();
  }

  /** A code is not required while ZarCodes is down: no checkout waits for us. */
  async #checkService(): Promise<void> {
    if (this.#text !== '') return;
    const isDown = !(await isUp(this.#service));
    if (this.#text !== '') return;
    this.#isDown = isDown;
    this.#draw();
  }

  #pressed(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.isComposing || this.form === null) return;
    event.preventDefault();
    this.submitForm();
  }

  readonly #online = () => {
    if (this.#isDown) this.#lookUpAgain();
  };
  readonly #redraw = () => this.#draw();

  #languageChanged(): void {
    this.#draw();
    if (this.#state.kind === 'found') void this.#loadDirections(this.#state.place);
  }

  #asked(): void {
    noteAsked(this.name);
    this.#waitForCode();
  }

  #waitForCode(): void {
    const asked = readAsked('sessionStorage');
    if (asked === null || asked.name !== this.name) return;
    this.#endWaiting?.();
    this.#endWaiting = waitForCode(asked.at, (code) => {
      forgetAsked();
      this.#choose(code);
    });
  }

  readonly #codeReturned = () => void this.#takeReturned();

  /** Of several elements it is for the one that asked. */
  async #takeReturned(): Promise<void> {
    if (!this.isConnected || !hasCodeInAddress()) return;
    const asked = readAsked('localStorage');
    if (asked !== null && asked.name !== this.name) return;
    const code = takeCodeFromAddress();
    if (code === null) return;
    if (asked === null) return this.#ask({ kind: 'brought', code });
    if (await handOver(code)) return this.#ask({ kind: 'handed', code, staysOpen: false });
    forgetAsked();
    this.#choose(code);
  }

  #close(code: string): void {
    window.close();
    // Browsers close what a script has opened, and some nothing else.
    setTimeout(() => {
      this.#ask({ kind: 'handed', code, staysOpen: true });
      this.#view.focusResult();
    }, closingMs);
  }

  #ask(question: Question): void {
    this.#question = question;
    this.#draw();
  }

  #actions(): Action[] {
    const state = this.#state;
    const question = this.#question;
    const choice = (text: string, code: string): Action => ({ text, press: () => this.#press(code) });
    if (question?.kind === 'otherAddress')
      return [
        { text: t`Replace it`, press: () => this.#answer(true) },
        { text: t`Keep mine`, press: () => this.#answer(false) },
      ];
    if (question?.kind === 'brought') return [choice(t`Use ${question.code}`, question.code)];
    if (question?.kind === 'handed')
      return [
        ...(question.staysOpen ? [] : [{ text: t`Close this tab`, press: () => this.#close(question.code) }]),
        choice(t`Use it here`, question.code),
      ];
    if (state.kind !== 'missing') return [];
    return state.suggestions.map(({ code, city, province }) => ({
      ...choice(`${city}, ${province}`, code),
      code,
    }));
  }

  #press(code: string): void {
    this.#choose(code);
    // The button that was pressed is not there any more.
    this.#view.focusResult();
  }

  #answer(replace: boolean): void {
    this.#question = null;
    if (replace && this.#state.kind === 'found') this.#fill(this.#state.place, true);
    this.#draw();
    this.#view.focusResult();
  }

  #situation(): Situation {
    return {
      state: this.#state,
      question: this.#question,
      text: this.#text,
      isRequired: this.required,
      isTouched: this.#isTouched,
      isDown: this.#isDown,
      isFilled: this.#isFilled,
      customProblem: this.#customProblem,
      readAs: this.#readAs,
    };
  }

  #draw(): void {
    const language = languageOf(this);
    inLanguage(language, () => {
      const situation = this.#situation();
      const { state, question, isTouched, isFilled, readAs } = situation;
      const problem = problemOf(situation);
      this.internals.setFormValue(this.value, this.#text);
      if (problem === null) this.internals.setValidity({});
      else this.internals.setValidity(problem.flags, problem.message, this.#view.input);
      const found = state.kind === 'found' ? state : null;
      this.#view.show({
        locale: localeOf(language),
        name: this.getAttribute('aria-label') ?? t`ZarCode`,
        labels: [...this.labels].filter((label) => label instanceof Element),
        isRequired: this.required,
        isDisabled: this.#isDisabled,
        isLooking: state.kind === 'looking',
        isWrong: problem !== null && (isTouched || state.kind === 'missing'),
        message: messageOf(situation),
        isMessageHidden:
          state.kind === 'looking' ||
          (found !== null && problem === null && question === null && readAs === null),
        actions: this.#actions(),
        place: found?.place ?? null,
        directions: found?.directions ?? null,
        isFilled,
        makeUrl: found !== null || this.#isDisabled ? null : makeUrl(this.#service.base || location.origin),
      });
    });
  }
}
