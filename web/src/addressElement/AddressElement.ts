import { formatCode, normaliseCode, sevenCapitals } from '#shared/domain/code.ts';
import { looksMistyped } from '#shared/domain/codeRule.ts';
import { inLanguage } from '#shared/text/currentLanguage.ts';
import { localeOf } from '#shared/text/languages.ts';
import {
  type Answer,
  type FoundPlace,
  isUp,
  loadSteps,
  lookUp,
  type Service,
  type Suggestion,
  type Trouble,
} from './askService.ts';
import { languageOf } from './elementLanguage.ts';
import * as texts from './elementTexts.ts';
import { fillFields } from './fillFields.ts';
import {
  forgetAsked,
  handOver,
  hasCodeInAddress,
  noteAsked,
  pageToReturnTo,
  readAsked,
  takeCodeFromAddress,
  waitForCode,
} from './returnedCode.ts';
import { writtenSoFar } from './writtenSoFar.ts';
import { type Action, createView, placeLine, type View } from './view.ts';

type State =
  | { readonly kind: 'empty' | 'incomplete' | 'looking' }
  | { readonly kind: 'found'; readonly place: FoundPlace; readonly steps: readonly string[] }
  | { readonly kind: 'missing'; readonly suggestions: readonly Suggestion[] }
  | { readonly kind: Trouble };

/** What the customer is asked, besides the code itself. */
type Question =
  | { readonly kind: 'otherAddress' }
  /** A code that came with the page's address, and for which nobody here asked. */
  | { readonly kind: 'brought'; readonly code: string }
  /** A code that another tab has taken. */
  | { readonly kind: 'handed'; readonly code: string };

/** What `zar-address` events say in `detail.status`. */
type Status = 'empty' | 'incomplete' | 'found' | 'missing' | 'unchecked';

const typingMs = 250;

/** The origin of the script; of a module it has to be said by `base`. */
const scriptOrigin =
  document.currentScript instanceof HTMLScriptElement ? new URL(document.currentScript.src).origin : '';

/** `<zar-address>` (docs/product/address-element.md). */
export class AddressElement extends HTMLElement {
  static readonly formAssociated = true;
  static readonly observedAttributes = ['api-key', 'base', 'lang', 'name', 'required', 'value'];

  readonly #internals = this.attachInternals();
  readonly #view: View;
  #text = '';
  #state: State = { kind: 'empty' };
  #question: Question | null = null;
  #isFilled = false;
  /** Until then nobody is told that what they are still typing is wrong. */
  #isTouched = false;
  #isDisabled = false;
  /** ZarCodes can't be reached, so that no code can be required. */
  #isDown = false;
  #customProblem = '';
  #asking = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #endWaiting: (() => void) | undefined;
  #reported = 'empty';
  readonly #languageChanges = new MutationObserver(() => this.#languageChanged());

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

  // As an input has them (https://html.spec.whatwg.org/multipage/custom-elements.html#custom-elements-face-example).
  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }
  get labels(): NodeList {
    return this.#internals.labels;
  }
  get type(): string {
    return this.localName;
  }
  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(name: string) {
    this.setAttribute('name', name);
  }
  get required(): boolean {
    return this.hasAttribute('required');
  }
  set required(isRequired: boolean) {
    this.toggleAttribute('required', isRequired);
  }
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }
  set disabled(isDisabled: boolean) {
    this.toggleAttribute('disabled', isDisabled);
  }
  get validity(): ValidityState {
    return this.#internals.validity;
  }
  get validationMessage(): string {
    return this.#internals.validationMessage;
  }
  get willValidate(): boolean {
    return this.#internals.willValidate;
  }
  checkValidity(): boolean {
    return this.#internals.checkValidity();
  }
  reportValidity(): boolean {
    return this.#internals.reportValidity();
  }
  setCustomValidity(problem: string): void {
    this.#customProblem = problem;
    this.#draw();
  }

  /** With its hyphen where it is a code, else what was typed. */
  get value(): string {
    const code = normaliseCode(this.#text);
    return code === null ? this.#text.trim() : formatCode(code);
  }
  set value(value: string | null | undefined) {
    const text = writtenSoFar(String(value ?? ''));
    if (text !== writtenSoFar(this.#text)) this.#take(text);
  }

  /** What the code leads to, once it is found. */
  get address(): FoundPlace | null {
    return this.#state.kind === 'found' ? this.#state.place : null;
  }

  connectedCallback(): void {
    for (const name of ['value', 'required', 'disabled', 'name'] as const) this.#takeOver(name);
    this.#languageChanges.observe(document.documentElement, { attributeFilter: ['lang'] });
    addEventListener('online', this.#online);
    addEventListener('hashchange', this.#codeReturned);
    document.addEventListener('DOMContentLoaded', this.#redraw, { once: true });
    this.#waitForCode();
    // Labels and the form may be inserted with it, after it.
    queueMicrotask(this.#codeReturned);
    queueMicrotask(this.#redraw);
  }

  disconnectedCallback(): void {
    this.#languageChanges.disconnect();
    removeEventListener('online', this.#online);
    removeEventListener('hashchange', this.#codeReturned);
    this.#endWaiting?.();
    this.#stop();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    if (name === 'lang') return this.#languageChanged();
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
    this.#take(writtenSoFar(this.getAttribute('value') ?? ''));
  }
  formStateRestoreCallback(state: string | File | FormData | null): void {
    if (typeof state === 'string') this.value = state;
  }

  /** A property that was set before the element was defined hides the one of its class. */
  #takeOver(name: 'value' | 'required' | 'disabled' | 'name'): void {
    if (!Object.hasOwn(this, name)) return;
    const value: unknown = this[name];
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }

  get #service(): Service {
    const base = this.getAttribute('base') ?? scriptOrigin;
    return { base: base.replace(/\/+$/, ''), key: this.getAttribute('api-key') ?? '' };
  }

  #typed(event: InputEvent): void {
    const { input } = this.#view;
    const isAtEnd = input.selectionStart === input.value.length;
    // Not what is corrected in its middle, nor what a phone's keyboard is still composing.
    if (isAtEnd && !event.isComposing && !event.inputType?.startsWith('delete'))
      input.value = writtenSoFar(input.value);
    this.#take(input.value, typingMs);
  }

  /** @param delayMs until it is looked up: who types a code does not stop in the middle */
  #take(text: string, delayMs = 0): void {
    this.#stop();
    this.#text = text;
    this.#question = null;
    this.#isFilled = false;
    if (this.#view.input.value !== text) this.#view.input.value = text;
    const seven = sevenCapitals(writtenSoFar(text));
    if (seven === null) return this.#enter({ kind: text.trim() === '' ? 'empty' : 'incomplete' });
    this.#enter({ kind: 'looking' });
    this.#timer = setTimeout(() => void this.#lookUp(seven), delayMs);
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
    this.#enter(stateOf(answer));
    if (answer.kind !== 'found') return;
    this.#fill(false);
    if (answer.place.hasGuide === true) await this.#loadSteps(answer.place);
  }

  async #loadSteps(place: FoundPlace): Promise<void> {
    const { signal } = this.#asking;
    const steps = await loadSteps(this.#service, place.code, languageOf(this), signal);
    if (!signal.aborted && this.#state.kind === 'found') this.#enter({ kind: 'found', place, steps });
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
    const isCode = status === 'found' || status === 'unchecked';
    const detail = { status, code: isCode ? this.value : null, address: this.address };
    const reported = `${status} ${detail.code}`;
    if (reported === this.#reported) return;
    this.#reported = reported;
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
    this.#view.focusResult();
  }

  #fill(replace: boolean): void {
    const { form } = this;
    const section = this.getAttribute('fill');
    if (form === null || section === 'none' || this.#state.kind !== 'found') return;
    const outcome = fillFields(form, this.#state.place, { section, replace });
    this.#question = outcome === 'asks' ? { kind: 'otherAddress' } : null;
    this.#isFilled = outcome === 'filled';
    this.#draw();
  }

  #focused(): void {
    if (this.required) void this.#checkService();
    this.#draw();
  }

  #left(): void {
    this.#isTouched ||= this.#text !== '';
    const text = writtenSoFar(this.#text);
    if (text !== this.#text) {
      this.#text = text;
      this.#view.input.value = text;
    }
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
    const isDown = !(await isUp(this.#service, new AbortController().signal));
    if (this.#text !== '') return;
    this.#isDown = isDown;
    this.#draw();
  }

  /** Enter submits the form, as it does in an input. */
  #pressed(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.isComposing) return;
    const { form } = this;
    if (form === null) return;
    event.preventDefault();
    const submitter = [...form.elements].find(
      (each): each is HTMLButtonElement | HTMLInputElement =>
        (each instanceof HTMLButtonElement || each instanceof HTMLInputElement) &&
        (each.type === 'submit' || each.type === 'image'),
    );
    if (submitter === undefined) form.requestSubmit();
    else submitter.click();
  }

  readonly #online = () => {
    if (this.#isDown) this.#lookUpAgain();
  };
  readonly #redraw = () => this.#draw();

  #languageChanged(): void {
    this.#draw();
    if (this.#state.kind === 'found' && this.#state.steps.length > 0) void this.#loadSteps(this.#state.place);
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
    if (await handOver(code)) return this.#ask({ kind: 'handed', code });
    forgetAsked();
    this.#choose(code);
  }

  #ask(question: Question): void {
    this.#question = question;
    this.#draw();
  }

  #problem(): [ValidityStateFlags, string] | null {
    const { kind } = this.#state;
    if (this.#customProblem !== '') return [{ customError: true }, this.#customProblem];
    if (kind === 'empty')
      return this.required && !this.#isDown ? [{ valueMissing: true }, texts.requiredText()] : null;
    if (kind === 'incomplete') return [{ patternMismatch: true }, texts.incompleteText()];
    return kind === 'missing' ? [{ customError: true }, texts.missingText()] : null;
  }

  #message(problem: string | undefined): string {
    const state = this.#state;
    const question = this.#question;
    if (question?.kind === 'brought') return texts.broughtText(question.code);
    if (question?.kind === 'handed') return texts.handedText(question.code);
    switch (state.kind) {
      case 'found':
        if (question !== null) return texts.otherAddressText();
        return [
          texts.foundText([state.place.title, placeLine(state.place)].filter(Boolean).join(', ')),
          ...(this.#isFilled ? [texts.filledText()] : []),
        ].join(' ');
      case 'missing':
        return state.suggestions.length > 0 ? texts.didYouMeanText() : texts.missingText();
      case 'looking':
        return texts.lookingText();
      case 'offline':
      case 'busy':
      case 'refused':
        return this.#troubleText(state.kind);
      case 'empty':
        if (this.required && this.#isDown && this.#isTouched) return texts.withoutCodeText();
        return this.#isTouched ? (problem ?? '') : '';
      case 'incomplete':
        return this.#isTouched ? (problem ?? '') : '';
    }
  }

  #troubleText(kind: Trouble): string {
    const code = normaliseCode(this.#text);
    if (code !== null && looksMistyped(code)) return texts.mistypedText();
    if (kind === 'offline') return texts.offlineText();
    return kind === 'busy' ? texts.busyText() : texts.refusedText();
  }

  #actions(): Action[] {
    const question = this.#question;
    if (question?.kind === 'otherAddress')
      return [
        { text: texts.replaceText(), press: () => this.#answer(true) },
        { text: texts.keepText(), press: () => this.#answer(false) },
      ];
    if (question?.kind === 'brought')
      return [{ text: texts.useText(question.code), press: () => this.#choose(question.code) }];
    if (question?.kind === 'handed')
      return [
        { text: texts.closeTabText(), press: () => window.close() },
        { text: texts.useHereText(), press: () => this.#choose(question.code) },
      ];
    if (this.#state.kind !== 'missing') return [];
    return this.#state.suggestions.map(({ code, city, province }) => ({
      code,
      text: `${city}, ${province}`,
      press: () => this.#choose(code),
    }));
  }

  #answer(replace: boolean): void {
    this.#question = null;
    if (replace) this.#fill(true);
    this.#draw();
    this.#view.focusResult();
  }

  #draw(): void {
    const language = languageOf(this);
    inLanguage(language, () => {
      const problem = this.#problem();
      const state = this.#state;
      const isFound = state.kind === 'found';
      const isWrong = problem !== null && (this.#isTouched || state.kind === 'missing');
      this.#internals.setFormValue(this.value, this.#text);
      if (problem === null) this.#internals.setValidity({});
      else this.#internals.setValidity(...problem, this.#view.input);
      const makeUrl = new URL('/generator', this.#service.base || location.origin);
      makeUrl.searchParams.set('return', pageToReturnTo());
      this.#view.show({
        locale: localeOf(language),
        name: this.getAttribute('aria-label') ?? texts.nameText(),
        labels: [...this.labels].filter((label) => label instanceof Element),
        isRequired: this.required,
        isDisabled: this.#isDisabled,
        isLooking: state.kind === 'looking',
        isWrong,
        message: this.#message(problem?.[1]),
        isMessageHidden: (isFound && this.#question === null) || state.kind === 'looking',
        actions: this.#actions(),
        place: isFound ? state.place : null,
        steps: isFound ? state.steps : [],
        isFilled: this.#isFilled,
        makeUrl: isFound || this.#isDisabled ? null : makeUrl.href,
      });
    });
  }
}

const stateOf = (answer: Answer): State =>
  answer.kind === 'found' ? { ...answer, steps: [] } : answer;
